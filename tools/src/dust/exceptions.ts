/** Small files with one reader that stay, each with the reason. A path that ends with `/` means all files below it. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {};
