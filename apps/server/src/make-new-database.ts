import { PREBUILT, prebuild } from './db/new-database.ts';

/* A step of the build: the empty database that first starts copy. */
await prebuild(PREBUILT);
