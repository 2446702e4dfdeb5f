/** What Chromium tells once a site may be installed: `prompt` asks the player, once. TypeScript's DOM library does not know it. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Keeps the browser's offer for the account screen; otherwise a bar would lie over the first screen. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = isOffer(event) ? event : null;
  });
}

/** Whether the browser offers to install the game. */
export const mayInstall = (): boolean => offer !== null;

/** Takes the offer: the browser asks the player. */
export async function install(): Promise<void> {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}
