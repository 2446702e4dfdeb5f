import leven, { closestMatch } from 'leven';
import { readSettings, type Settings } from './env.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The names of all settings: those that are asked for when settings are read. */
function settingNames(): readonly string[] {
  const names = new Set<string>();
  const asked: Environment = new Proxy({}, { get: (_, name) => void names.add(String(name)) });
  readSettings(asked);
  return [...names];
}

/** Letters by which a name may differ and still be meant. Short names have neighbours of other programs, as LAN has LANG. */
const farthest = (name: string): number => Math.min(3, Math.floor((name.length - 1) / 3));

/** A sentence for each variable whose name is almost that of a setting, which it therefore does not change. */
export function misspeltSettings(environment: Environment): readonly string[] {
  const names = settingNames();
  return Object.keys(environment).flatMap((given) => {
    if (names.includes(given) || !environment[given]) return [];
    const meant = closestMatch(given.toUpperCase(), names);
    if (meant === undefined || leven(given.toUpperCase(), meant) > farthest(meant)) return [];
    return [`${given} is no setting and changes nothing: if ${meant} is meant, correct its name.`];
  });
}

/** The oldest Node that is still kept. */
const KEPT_NODE = 22;

/** A sentence for a Node that starts the game and gets no security updates any more. */
export function oldNode(version: string): readonly string[] {
  const [major = '0'] = version.split('.');
  return Number(major) >= KEPT_NODE
    ? []
    : [
        `Node ${major} has had no security updates since April 2026: use Node 24, as the container and the zips of the release do.`,
      ];
}

/** A sentence for each setting for tests that a public game has. */
export function looseSettings({ publicUrl, rateLimits, replayClock }: Settings): readonly string[] {
  if (!publicUrl.startsWith('https:')) return [];
  const loose = [
    ...(rateLimits ? [] : ['RATE_LIMITS is off: passwords may be guessed and the game flooded without a limit']),
    ...(replayClock ? [] : ['REPLAY_CLOCK is off: minigames may be played by programs that know no clock']),
  ];
  return loose.map((what) => `${what}. It is for tests, but PUBLIC_URL is a public address: unset it.`);
}
