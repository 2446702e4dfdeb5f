import { randomUUID } from 'node:crypto';
import {
  CLIENT,
  choiceClaims,
  claimNames,
  customClaims,
  ReferencePlatform,
  startPlatform,
  teacherClaims,
} from '../../apps/server/test/support/lti-platform.ts';

/** What the link of a launch asks for. */
export type LinkTarget = 'game' | 'choice' | 'choice by the game’s address' | 'desk' | 'seat';

/**
 * A school's platform in the browser: it signs in whoever is sent there and returns them with a form. As a Moodle does, it takes the
 * hint of a login once, and its form stays empty until a choice comes back.
 */
export class LtiSchool extends ReferencePlatform {
  /** What a teacher chose, as it came back; null: the form is empty. */
  chosen: unknown = null;
  readonly #used = new Set<string>();

  /** Origins of its pages: at the game's name of this machine, and at another, which browsers take for another site. */
  get origins(): readonly [string, string] {
    return [this.issuer, this.issuer.replace('127.0.0.1', 'localhost')];
  }
  /** As the setting LTI_PLATFORMS names it. */
  get platforms(): string {
    return JSON.stringify([{ ...this.entry, origins: this.origins }]);
  }
  /** Address at the game by which a launch begins. */
  loginAt(game: string, asked: LinkTarget): string {
    const target = `${game}/lti/${asked === 'choice' ? 'deep-link' : 'launch'}`;
    const hints = { login_hint: 'aluna-1', lti_message_hint: `${asked} ${randomUUID()}` };
    return `${game}/lti/login?${new URLSearchParams({ iss: this.issuer, client_id: CLIENT, ...hints, target_link_uri: target })}`;
  }
  /** Address of a page of the school with this one in a frame; `at`: another of its origins. */
  framed(address: string, at: string = this.issuer): string {
    return `${at}/turma?${new URLSearchParams({ page: address })}`;
  }

  #claimsOf(hint: string): Readonly<Record<string, unknown>> {
    if (hint.startsWith('choice')) return choiceClaims(`${this.issuer}/volta`);
    const back = { [`${claimNames.lti}launch_presentation`]: { return_url: `${this.issuer}/curso` } };
    const live = /^(desk|seat)/.test(hint) ? customClaims({ ao_vivo: '5' }) : {};
    return { ...back, ...live, ...(hint.startsWith('desk') && { ...teacherClaims, sub: 'professora' }) };
  }

  protected override async pageAt({ pathname, searchParams }: URL, sent: string): Promise<string | null> {
    const given = (name: string): string => searchParams.get(name) ?? '';
    if (pathname === '/turma')
      return `<body style="margin:0"><iframe src="${given('page').replaceAll('&', '&amp;')}" style="border:0;width:100%;height:100vh"></iframe>`;
    if (pathname === '/volta') {
      const [, claims = ''] = (new URLSearchParams(sent).get('JWT') ?? '').split('.');
      this.chosen = JSON.parse(Buffer.from(claims, 'base64url').toString())[`${claimNames.deepLink}content_items`];
      return 'Configuração da ferramenta obtida.';
    }
    if (pathname !== '/auth') return null;
    const hint = given('lti_message_hint');
    if (this.#used.has(hint)) return 'Invalid request';
    this.#used.add(hint);
    const token = await this.sign(given('nonce'), { claims: this.#claimsOf(hint) });
    const field = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${value}">`;
    return `<form method="post" action="${given('redirect_uri')}">${field('state', given('state'))}${field('id_token', token)}</form><script>document.forms[0].submit()</script>`;
  }
}

/** Starts one on a port of its own. */
export const startLtiSchool = (): Promise<LtiSchool> => startPlatform(LtiSchool);
