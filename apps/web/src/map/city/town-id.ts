/** Id of the element that holds the town: a place that opens is laid into it, and the camera moves its first child. */
export const TOWN_ID = 'town';
