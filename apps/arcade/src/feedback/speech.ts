import { isTestTime } from '../loop/page-clock.ts';

/** Says words aloud where the device has a voice; what was being said stops. The words are always on the screen too. */
export function speak(words: string): void {
  if (isTestTime() || !('speechSynthesis' in window)) return;
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.lang = 'pt-BR';
  speechSynthesis.speak(spoken);
}

/** Ends what is being spoken. */
export function stopSpeaking(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}
