const NOTEBOOK = (
  <>
    <rect x="6" y="3" width="22" height="26" rx="4" fill="#6A45B5" />
    <rect x="10" y="3" width="18" height="26" rx="3" fill="#FFF8EA" />
    <path d="M14 10h10M14 15h10M14 20h6" stroke="#C9B8F0" strokeWidth="2.6" strokeLinecap="round" />
    <path d="M4 9h5M4 16h5M4 23h5" stroke="#8C86B4" strokeWidth="2.6" strokeLinecap="round" />
  </>
);
const GROUP = (
  <>
    <circle cx="9" cy="12" r="4.6" fill="#C97B4A" />
    <circle cx="23" cy="12" r="4.6" fill="#F2C09A" />
    <path d="M1 28c0-7 3-10 8-10s8 3 8 10zM15 28c0-7 3-10 8-10s8 3 8 10z" fill="#1F9E86" />
    <circle cx="16" cy="10" r="5.4" fill="#7A4A2E" />
    <path d="M6.5 29c0-8 4-12 9.5-12s9.5 4 9.5 12z" fill="#6A45B5" />
  </>
);
const EXTRACT = (
  <>
    <rect x="4" y="17" width="6.5" height="11" rx="2" fill="#3DBB84" />
    <rect x="12.8" y="10" width="6.5" height="18" rx="2" fill="#F5A524" />
    <rect x="21.5" y="4" width="6.5" height="24" rx="2" fill="#6A45B5" />
    <path d="M2 30h28" stroke="#2C2056" strokeWidth="2.4" strokeLinecap="round" />
  </>
);
const ICONS = { notebook: NOTEBOOK, group: GROUP, extract: EXTRACT } as const;
export type WayIconName = keyof typeof ICONS;

/** A small picture of what a link of the menu leads to; its name stands below. */
export const WayIcon = ({ name }: { name: WayIconName }) => (
  <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
    {ICONS[name]}
  </svg>
);
