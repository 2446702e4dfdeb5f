/**
 * Apps that show pages in a window of their own: most of them drop a file that a page makes, and say nothing. Android marks
 * such windows with `wv`; on iPhones they do not call themselves Safari, which the installed game does not either.
 */
const APPS = /; wv\)|\b(?:FBA[NV]|FB_IAB|Instagram|WhatsApp|MoodleMobile|Line\/|Snapchat|LinkedInApp|BytedanceWebview)/;
const BARE_IPHONE = /\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/** Whether a page is shown by an app that is no browser. */
export const isWebView = ({ userAgent, standalone = false }: { userAgent: string; standalone?: boolean }): boolean =>
  APPS.test(userAgent) || (BARE_IPHONE.test(userAgent) && !standalone);
