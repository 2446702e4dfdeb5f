export interface Scene {
  readonly file: string;
  readonly reason: string;
}

/** Style sheets and programs that draw: their colours, places and proportions are those of a picture. Everything else uses tokens. */
export const SCENES: readonly Scene[] = [
  { file: 'apps/web/src/map/city/city-view.module.css', reason: 'the camera over the town, the ground of the town' },
  { file: 'apps/web/src/map/city/player-lot.module.css', reason: 'the lot on which the dream is built' },
  {
    file: 'apps/web/src/map/popups/films.module.css',
    reason:
      'rays, table and walls around a film, the envelopes of the bids, the globe of the raffle, the months on the calendar of the town',
  },
  { file: 'apps/web/src/map/popups/layouts/peak-scene.module.css', reason: 'sky and people of the great moments' },
  {
    file: 'apps/web/src/map/map-scenes.module.css',
    reason:
      'the hall of the assembly, the room of a place, with its frame, light, rain and stars over the town by the hour, what moves in the town',
  },
  { file: 'apps/web/src/teaching/group/assembly-people.module.css', reason: 'people in the hall' },
  { file: 'apps/web/src/live/face.module.css', reason: 'faces of the live groups' },
  { file: 'apps/web/src/screens/city-welcome/city-welcome.module.css', reason: 'the flight over the town' },
  {
    file: 'apps/web/src/screens/tutorial/first-instalment.module.css',
    reason: 'the bill and the group around its jar, as large as their picture',
  },
  { file: 'apps/web/src/screens/play/play.module.css', reason: 'walls and floors behind the personas' },
  {
    file: 'apps/web/src/screens/slides/slides.module.css',
    reason: 'a slide fills any wall: shares of the window, drawings of the slides',
  },
  {
    file: 'apps/web/src/screens/live/projector/bids-step.module.css',
    reason: 'envelopes that open on the wall, a seat of the room, drawn in any size',
  },
  {
    file: 'apps/web/src/screens/live/paper/paper-card.module.css',
    reason: 'cards that are cut out of paper, in millimetres',
  },
  { file: 'apps/web/src/ui/pictures/people.module.css', reason: 'people beside each other, by their height' },
  { file: 'apps/server/src/http/html.ts', reason: 'the dark pages and the charts of the server alone' },
  { file: 'apps/web/src/live/face.tsx', reason: 'the building of an administrator in place of a face' },
  { file: 'apps/web/src/live/qr-code.tsx', reason: 'black on white, as a camera reads it' },
  { file: 'apps/web/src/map/popups/raffle/shot/numbered-balls.ts', reason: 'the balls in the globe' },
  { file: 'apps/web/src/map/popups/raffle/shot/paint.ts', reason: 'the hall behind the globe' },
  { file: 'apps/web/src/map/popups/raffle/shot/view.ts', reason: 'the colours of the balls' },
  { file: 'apps/web/src/overlays/menu-ways.tsx', reason: 'the icons of the menu' },
  { file: 'apps/web/src/screens/live/pot.tsx', reason: 'the jar of the common fund' },
  { file: 'apps/web/src/screens/live/seat/assembly-picture.tsx', reason: 'a coin' },
  { file: 'apps/web/src/screens/live/seat/month/seal-steps.tsx', reason: 'an envelope' },
  { file: 'apps/web/src/screens/slides/drawings/money.tsx', reason: 'a drawing of the slides' },
  { file: 'apps/web/src/ui/backdrops/grounds.ts', reason: 'the paper behind screens' },
  { file: 'apps/arcade/src/styles/page.css', reason: 'the field of a minigame and what lies around it' },
];
