/** What the pages' bundler adds to a module; media.ts and dancer-track.ts alone use it. */
interface ImportMeta {
  glob<T>(
    pattern: string,
    options: { readonly eager: true; readonly import: 'default'; readonly query?: string },
  ): Readonly<Record<string, T>>;
}
