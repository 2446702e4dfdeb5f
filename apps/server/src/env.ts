/** CONTRACT section 7. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly publicUrl: string;
  readonly trustProxy: readonly string[];
  readonly rateLimits: boolean;
  readonly replayClock: boolean;
  readonly metricsToken: string | null;
  readonly logLevel: string;
}
