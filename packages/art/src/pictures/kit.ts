/**
 * The interface's parts drawn as SVG: what the HTML parts of the pages look like, beside a popup over the map. Used to
 * compare, and for pictures that show the interface itself.
 */
import { at, circ, clip, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import { cityBody } from '../scenes/city/city.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { momentBody } from '../scenes/moments.ts';
import { hud } from '../ui/hud.ts';
import { button, chip, counter, footer, header, panel, ribbon, stageDots, veil } from '../ui/kit.ts';
import { arrowButton, chips, cycleBar, field, outlined, pageDots, popup, toast } from '../ui/popup.ts';
import { SCREEN_FRAME } from './frames.ts';

export interface MapState {
  readonly persona: PersonaId;
  readonly dream: DreamId;
  readonly cycle: number;
  readonly cycles: number;
  readonly stage: number;
  readonly energy: string;
  readonly effort: string;
  readonly cost: string;
}
const two = (n: number): string => String(n).padStart(2, '0');
const mapBody = (state: MapState): Svg =>
  cityBody({ persona: state.persona }) +
  header(state.energy, state.effort) +
  footer({
    persona: state.persona,
    now: state.stage,
    cycle: `${two(state.cycle)}/${two(state.cycles)}`,
    cost: state.cost,
    dream: clip(
      circ(0, 0, 50, '#fff'),
      at(0, 2, dreamTile(state.dream, { n: state.cycle, total: state.cycles }), 0.33),
    ),
  });
const SAMPLE: MapState = {
  persona: 1,
  dream: 4,
  cycle: 2,
  cycles: 6,
  stage: 3,
  energy: '012',
  effort: '008',
  cost: '012',
};
/** The map with its header and footer. */
export const mapScreen = (state: Partial<MapState> = {}): Svg =>
  picture('tela-mapa', SCREEN_FRAME, mapBody({ ...SAMPLE, ...state }));

/** A popup over the map. */
export const popupScreen = (): Svg =>
  picture(
    'tela-popup',
    SCREEN_FRAME,
    mapBody({ ...SAMPLE, stage: 5 }) +
      veil(0.6) +
      popup({
        title: 'PARCELA PAGA!',
        art: momentBody('pago', { persona: 1 }),
        heading: 'Tudo em dia!',
        body: 'Com a parcela em dia, sua cota participa da assembleia deste mês.',
        extra: chips([
          ['Esforço guardado', '006', 'esforco', C.pessego],
          ['Cotas na espera', '27'],
        ]),
        buttons: [['AVANÇAR', 'primario']],
      }),
  );
/** Every part once. */
export const kitSheet = (): Svg =>
  picture(
    'partes',
    SCREEN_FRAME,
    rect(0, 0, 768, 1024, 0, C.papel) +
      hud({ time: '0:42', frac: 0.7, score: '240', reward: 'esforco', got: 0.55, lives: 2 }) +
      counter(20, 190, 'energia', '012', 'ENERGIA') +
      chip(240, 186, 222, 'esforco', 'Recompensa', '4 a 8') +
      stageDots(60, 320, 84, 3) +
      button(20, 380, 250, 66, 'AVANÇAR') +
      button(290, 380, 180, 66, 'Jogar', 'jogar') +
      button(490, 380, 250, 66, 'VOLTAR', 'secundario') +
      button(20, 470, 250, 66, 'DAR LANCE', 'roxo') +
      button(290, 470, 450, 66, 'NÃO, VOLTAR...', 'perigo') +
      field(24, 580, 340, 'Seu e-mail', { value: 'ana', error: 'E-mail inválido' }) +
      field(400, 580, 340, 'Sua senha', { value: 'segredo', secret: true, focus: true }) +
      toast(24, 710, 350, 'Parcela paga!', 'certo') +
      toast(400, 710, 340, 'Senha incorreta', 'errado') +
      cycleBar(3, 6, 24, 810, 500) +
      pageDots(4, 1, 820, 640) +
      panel(24, 880, 400, 110) +
      ribbon(224, 858, 240, 'FAIXA', C.jabuticaba) +
      arrowButton(520, 930, -1) +
      arrowButton(620, 930, 1) +
      outlined(690, 1000, '404', 50),
  );
