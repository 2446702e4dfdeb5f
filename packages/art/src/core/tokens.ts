/**
 * Design tokens (STYLE section 1). Interface and main colours come from here or are derived with `shade` and `tint`.
 * Local colours of single things (house walls, food, skins, wood) are written in the drawings.
 */
export const PALETTE = {
  // paper and ink
  papel: '#FFF9EE', // page and panel background
  creme: '#FFEFD3', // inset areas, cards
  areia: '#F3D9B1', // lines on cream, disabled fill
  tinta: '#2C2056', // text, darkest colour in the game (never pure black)
  tintaSuave: '#5A4D85', // secondary text
  branco: '#FFFFFF',

  // brand and nature
  mata: '#0B7F62', // primary action (AA with white)
  folha: '#3DBB86', // foliage, success
  broto: '#A9DE8B', // grass light
  ipe: '#FFC53D', // highlight, energy, "Jogar"
  mel: '#F29B1F', // deep yellow, money
  flamboyant: '#EF5B4C', // coral red, effort, appetite
  brasa: '#C2362F', // danger text and button (AA with white)
  ipeRosa: '#F27FB0', // pink trees, party
  jabuticaba: '#6A45B8', // purple, dream, night club (AA with white)
  noite: '#3A2A7C', // deep purple for night scenes
  ceu: '#7FD1F5', // sky
  nevoa: '#D6F1FA', // far sky, glass
  mar: '#1878A8', // blue action, mall (AA with white)
  lagoa: '#35B5C9', // water, teal cloth
  tijolo: '#D8693F', // terracotta roofs
  barro: '#A84A30', // dark brick
  madeira: '#B9794A', // wood
  asfalto: '#7C7FA6', // streets (lilac grey, never neutral grey)
  calcada: '#EBDDD6', // pavement

  // quiet partners of the above, used all over the interface and the scenes
  labio: '#D8CBE9', // lower lip and shade of white parts
  labioPapel: '#E4CFA8', // lower lip of paper panels
  lilas: '#EFE6FA', // chip of energy, selected ground
  lilasVivo: '#E9DDFB', // ground of dream pictures
  pessego: '#FFE9DF', // chip of effort
  vidro: '#BDEBF8', // window glass in pictures
  lampada: '#FFE39A', // lit window
  terra: '#8A5A48', // dark wood, legs, poles
  carbono: '#5B4E86', // violet metal
} satisfies Readonly<Record<string, string>>;
export type PaletteName = keyof typeof PALETTE;

/** the two colours that light and shadow are mixed with */
export const LIGHT = '#FFF3CF';
export const SHADOW = '#38206E';
/** The table on which bids are opened, its other boards and the seams between: the film's ground, and the window's around it. */
export const TABLE = '#A66B50';
export const TABLE_DARK = '#a16752';
export const TABLE_SEAM = '#905c56';
/** The sky high above the map, where tall windows show it. */
export const HIGH_SKY = '#4AAFE6';
/** The hall of the assembly from its ceiling down; what windows show around its pictures goes on in these colours. */
export const HALL = {
  beam: '#F7CFA4',
  wall: '#FFE3C2',
  wainscot: '#8ED3C7',
  floor: '#E2B183',
  floorNear: '#CF9468',
} as const;

/** families of titles and of running text, the packaged variable fonts first */
export const FONT = {
  titulo: "'Baloo 2 Variable','Baloo 2',sans-serif",
  texto: "'Nunito Variable','Nunito',sans-serif",
} as const;
export type FontRole = keyof typeof FONT;

/** base size of a screen (STYLE section 3) */
export const SCREEN = { width: 768, height: 1024 } as const;
