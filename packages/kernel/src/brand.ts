declare const brand: unique symbol;

/** A string or number that can't be mistaken for another of the same shape: a stage id is not a campaign id. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
