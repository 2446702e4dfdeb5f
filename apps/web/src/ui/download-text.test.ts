import { expect, test } from 'vitest';
import { isWebView } from './download-text.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155M';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Instagram on Android', `${ANDROID}; wv) ${CHROME} Instagram 355.0.0.0 Android`],
  ['Facebook on Android', `${ANDROID}; wv) ${CHROME} [FB_IAB/FB4A;FBAV/480.0.0.0;]`],
  ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0;]`],
  ['WhatsApp on an iPhone', `${IPHONE} Mobile/15E148`],
  ['the app of Moodle', `${ANDROID}; wv) ${CHROME} MoodleMobile 4.4.0 (44000)`],
  ['the app of Moodle on an iPhone', `${IPHONE} Mobile/15E148 MoodleMobile 4.4.0 (44000)`],
])('%s drops the files of a page', (_app, userAgent) => {
  expect(isWebView({ userAgent })).toBe(true);
});

test.each([
  ['Chrome', `${ANDROID}) ${CHROME}`, false],
  [
    'Samsung Internet',
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`,
    false,
  ],
  ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, false],
  ['Chrome on an iPhone', `${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, false],
  ['the installed game on an iPhone', `${IPHONE} Mobile/15E148`, true],
  ['Firefox on a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', false],
])('%s keeps the files of a page', (_browser, userAgent, standalone) => {
  expect(isWebView({ userAgent, standalone })).toBe(false);
});
