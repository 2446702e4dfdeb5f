import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { openPostgres } from '../../src/db/postgres.ts';

/** Made by `npm run tool -- fixture`: what each release leaves behind. */
const FOLDER = fileURLToPath(new URL('../releases/', import.meta.url));

/** A player as the release left and told of them: tools/src/releases/wire-player.ts. */
export interface KeptPlayer {
  readonly moment: string;
  readonly email: string;
  readonly password: string;
  readonly campaignId: string;
  readonly told: Readonly<Record<string, unknown>> & { readonly standing: { campaign: { status: string } } | null };
}

export interface Release {
  readonly number: string;
  readonly players: readonly KeptPlayer[];
  /** Path of its backup. */
  readonly backup: string;
  /** Puts its data folder into a folder. */
  unpackFolder(dataDir: string): void;
  /** Fills an empty database of PostgreSQL with its dump. */
  loadDump(databaseUrl: string): Promise<void>;
}

function releaseAt(number: string): Release {
  const path = (file: string): string => `${FOLDER}${number}/${file}`;
  const unpacked = (file: string): Buffer => brotliDecompressSync(readFileSync(path(file)));
  return {
    number,
    players: JSON.parse(unpacked('players.json.br').toString()),
    backup: path('backup'),
    unpackFolder(dataDir) {
      mkdirSync(dataDir, { recursive: true });
      const { status, stderr } = spawnSync('tar', ['-C', dataDir, '-xf', '-'], { input: unpacked('folder.tar.br') });
      if (status !== 0) throw new Error(`the folder of release ${number} cannot be unpacked: ${stderr.toString()}`);
    },
    async loadDump(databaseUrl) {
      const engine = await openPostgres(databaseUrl, 'operator');
      // Without values it goes as one script.
      await engine.withConnection((connection) => connection.query({ text: unpacked('dump.sql.br').toString() }));
      await engine.close();
    },
  };
}

/** Every release there is a fixture of. */
export const RELEASES: readonly Release[] = readdirSync(FOLDER).map(releaseAt);
