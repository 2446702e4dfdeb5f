/** `npm run tool -- NAME [arguments]`: the single checks, and what makes files that are committed. tools/README.md lists them. */
import { choose } from './choose.mjs';
import { at, run, runProgram, TSC } from './steps.mjs';

const node = (file, args) => run(process.execPath, [at(file), ...args], { mayFail: true });

/** A program of tools/src. */
const tool = (name) => (args) => {
  runProgram(TSC, ['-b', 'tools']);
  return node(`tools/dist/${name}.js`, args);
};
/** Programs of packages/art/bin, one after the other. */
const art =
  (...names) =>
  (args) => {
    runProgram(TSC, ['-b', 'packages/art/tsconfig.build.json']);
    return names.reduce((status, name) => status || node(`packages/art/dist-bin/${name}.js`, args), 0);
  };
const script = (name) => (args) => node(`scripts/${name}.mjs`, args);

choose('tool', {
  boundaries: {
    args: '',
    help: 'who imports whom; fails on an import that no zone allows',
    run: tool('check-boundaries'),
  },
  dust: { args: '[folder]', help: 'small files with one reader and no test', run: tool('check-dust') },
  look: {
    args: '[folder]',
    help: 'styles: values that are no token, classes that nobody uses, and how many there are',
    run: tool('check-look'),
  },
  patterns: {
    args: '',
    help: 'regular expressions that backtrack, in all that runs where people play',
    run: tool('check-patterns'),
  },
  documents: { args: '', help: 'links, paths, commands and citations that lead nowhere', run: tool('check-doc-links') },
  exercises: {
    args: '',
    help: 'files that an exercise of CONTRIBUTING does not list; asks the compiler, half a minute',
    run: tool('check-exercises'),
  },
  mutants: {
    args: '[count] [seed]',
    help: 'decisions of the sources, turned around one by one: which of them no test notices; half an hour for 60',
    run: tool('check-mutants'),
  },
  licences: {
    args: '',
    help: 'the licence of every package; fails on one that nobody has looked at',
    run: script('licences'),
  },
  spelling: {
    args: '[--unknown]',
    help: 'texts for players: spelling and readability; with --unknown the words for the project’s list',
    run: script('spelling'),
  },
  fixture: {
    args: 'NUMBER [folder]',
    help: 'what release NUMBER leaves behind, for the tests of later ones; needs PostgreSQL',
    run: tool('make-release-fixture'),
  },
  pin: { args: 'GAME', help: "golden runs of a minigame's new version", run: tool('pin-golden-runs') },
  'local-api': {
    args: 'PORT',
    help: 'the game of one player over plain HTTP, as a device without a server answers it; kept in memory',
    run: tool('local-api'),
  },
  'find-root': {
    args: 'WORD',
    help: 'a root for the browser tests whose draws suit every journey',
    run: tool('find-known-root'),
  },
  confusables: {
    args: '',
    help: "signs that the filter of public names reads as letters, from Unicode's list",
    run: tool('make-confusables'),
  },
  films: {
    args: '[--all | NAME … | --strips FOLDER]',
    help: 'renders the films that changed into packages/art/films (ffmpeg), or sheets of them to look at',
    run: art('film'),
  },
  fonts: {
    args: '',
    help: 'fonts of the first screens and outlines of letters, for the characters of packages/art/bin/letters.ts',
    run: art('subset-fonts', 'letter-faces'),
  },
});
