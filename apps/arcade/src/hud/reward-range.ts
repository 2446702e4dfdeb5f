/** What a room pays, least and most. */
export interface RewardRange {
  readonly kind: 'effort' | 'energy';
  readonly min: number;
  readonly max: number;
}
