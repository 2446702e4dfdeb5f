/** Paths of the feature. */
export const LTI_PATHS = {
  page: '/lti',
  login: '/lti/login',
  launch: '/lti/launch',
  deepLink: '/lti/deep-link',
  chosen: '/lti/deep-link/escolha',
  classPage: '/lti/turma',
  window: '/lti/janela',
  register: '/lti/register',
  keys: '/lti/jwks.json',
  canvas: '/lti/canvas.json',
} as const;

/** Their addresses, as a platform is given them. */
export const addressesOf = (publicUrl: string) => ({
  login: publicUrl + LTI_PATHS.login,
  launch: publicUrl + LTI_PATHS.launch,
  deepLink: publicUrl + LTI_PATHS.deepLink,
  chosen: publicUrl + LTI_PATHS.chosen,
  classPage: publicUrl + LTI_PATHS.classPage,
  window: publicUrl + LTI_PATHS.window,
  register: publicUrl + LTI_PATHS.register,
  keys: publicUrl + LTI_PATHS.keys,
  canvas: publicUrl + LTI_PATHS.canvas,
});
export type LtiAddresses = ReturnType<typeof addressesOf>;

/** Where a launch comes in that was asked for this target; null when it is none of our addresses. */
export function landingOf(addresses: LtiAddresses, target: string): string | null {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (url?.origin !== new URL(addresses.launch).origin) return null;
  return url.origin + url.pathname === addresses.deepLink ? addresses.deepLink : addresses.launch;
}
