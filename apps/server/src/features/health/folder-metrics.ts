import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { listBackups } from '../../operate/backup-folder.ts';

/** Where a server writes; a folder that is not there yet is left out. */
interface Folders {
  readonly dataDir: string;
  readonly backupDir: string | null;
}

/** When the newest backup of a folder was made, in seconds since 1970; 0 where there is none. */
function newestBackup(folder: string): number {
  try {
    return (listBackups(folder)[0]?.madeAt ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/** Figures of a server's folders, read when they are asked for: room on their disks, and the newest backup. */
export function folderMetrics(register: Registry, { dataDir, backupDir }: Folders): void {
  const registers = [register];
  const folders = [['data', dataDir] as const, ...(backupDir === null ? [] : [['backups', backupDir] as const])];
  const room = (name: string, help: string, of: (disk: { bavail: number; blocks: number; bsize: number }) => number) =>
    new Gauge({
      ...{ name, help, labelNames: ['folder'] as const, registers },
      async collect() {
        for (const [folder, path] of folders) {
          const disk = await statfs(path).catch(() => null);
          if (disk === null) this.remove({ folder });
          else this.set({ folder }, of(disk));
        }
      },
    });
  room('disk_free_bytes', 'Free bytes on the disk of a folder', ({ bavail, bsize }) => bavail * bsize);
  room('disk_size_bytes', 'All bytes of the disk of a folder', ({ blocks, bsize }) => blocks * bsize);
  if (backupDir === null) return;
  new Gauge({
    ...{
      name: 'backup_newest_timestamp_seconds',
      help: 'When the newest backup was made; 0: there is none',
      registers,
    },
    collect() {
      this.set(newestBackup(backupDir));
    },
  });
}
