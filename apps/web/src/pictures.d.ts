/* Modules made by pictures/picture-assets.ts. */
declare module 'picture:*' {
  const address: string;
  export default address;
}
declare module 'pictures:*' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
declare module 'picture-text:*' {
  const svg: string;
  export default svg;
}
declare module 'picture-texts:*' {
  const svgs: Readonly<Record<string, string>>;
  export default svgs;
}
declare module 'picture-loaders:*' {
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default loaders;
}
