import { describe, expect, test } from 'vitest';
import { onDeviceCopy } from './on-device.ts';
import { accessibilityCopy, privacyCopy } from './privacy.ts';

const NOTHING = {
  controller: null,
  cnpj: null,
  officer: null,
  contact: null,
  hosting: null,
  country: null,
  site: null,
  logKept: '30_DAYS',
} as const;
const told = (operator: Parameters<typeof privacyCopy.sections>[0]): string =>
  [...privacyCopy.sections(operator), ...accessibilityCopy.sections(operator)].flatMap(({ lines }) => lines).join('\n');

describe('the pages on privacy and accessibility', () => {
  test('have no placeholder for a line of the operator that is not set', () => {
    expect(told(NOTHING)).not.toMatch(/preencher|null|undefined|: ,|…/);
    expect(told(NOTHING)).toContain('ainda não se apresentou aqui');
    expect(told(NOTHING)).toContain('O registro com IP fica 30 dias.');
    expect(told({ ...NOTHING, controller: 'Escola Aberta' })).toContain('Controlador: Escola Aberta. ');
  });

  test('ask nobody to write to an address that is not set', () => {
    expect(told(NOTHING).match(/O responsável ainda não informou um contato\./g)).toHaveLength(3);
    expect(told(NOTHING)).not.toContain('Escreva para');
    expect(told(NOTHING)).not.toContain('guarda os computadores');
  });

  test('say the lines that are set', () => {
    const contact = 'privacidade@exemplo.com.br';
    const text = told({ ...NOTHING, contact, logKept: '6_MONTHS' });
    expect(text).toContain(`Escreva para ${contact}.`);
    expect(text).toContain('O registro com IP fica 6 meses.');
  });

  test('say what a live group keeps, without a name, and for how long', () => {
    expect(told(NOTHING)).toMatch(/Consórcio ao vivo: [^\n]*sem nome nem e-mail/);
    expect(told(NOTHING)).toMatch(/grupo ao vivo some 30 dias depois do fim[^\n]*em até 60 dias/);
  });

  test('deny nothing that the school, a live group and the own phone do receive', () => {
    expect(told(NOTHING)).not.toMatch(/recebe seus dados|só aparecem somadas/);
    expect(told(NOTHING)).toContain('num grupo ao vivo, o que o seu apelido jogou');
  });

  test('claim nothing while the server has not answered', () => {
    expect(told(undefined)).toContain('Controlador: …, CNPJ ….');
  });
});

test('a game on the device is said to be nowhere else only where it is: a package leaves game and note in the platform', () => {
  const lines = onDeviceCopy.privacy.sections.flatMap((section) => [...section.lines]);
  expect(lines.filter((line) => line.includes('plataforma da escola'))).toHaveLength(3);
  expect(lines.join('\n')).not.toMatch(/Ninguém mais recebe|para sempre/);
});
