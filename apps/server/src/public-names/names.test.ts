import { NICKNAMES } from '@consorcio/copy/nicknames';
import { describe, expect, test } from 'vitest';
import { isDecent, publicName } from './names.ts';

const shown = (name: string): string => publicName(name, 'Dandara');

describe('the public sees a first name', () => {
  test.each([
    ['Ana Clara Souza', 'Ana'],
    ['  José\u00A0Antônio', 'José'],
    ["D'Ávila", "D'Ávila"],
    ['Anne-Marie', 'Anne-Marie'],
    ['Ana2', 'Ana2'],
    ['J. Silva', 'J.'],
    ['Ana\u202Eanalc\u202C Silva', 'Anaanalc'],
    ['A\u200Bn\u200Da', 'Ana'],
    ['Z\u0336\u0335\u0321é', 'Zé'],
    ['李娜', '李娜'],
    ['Wolfeschlegelsteinhausenbergerdorff', 'Wolfeschlegelsteinhausenbergerd…'],
  ])('%j is %s', (name, first) => {
    expect(shown(name)).toBe(first);
  });

  test.each([
    'golpe.com.br',
    'www.exemplo',
    'https://exemplo.com',
    'bit.ly/abc',
    'fulano@exemplo.com',
    'exemplo。com',
    'exemplopontocom',
    '11999998888',
    'Zap11-9999',
    '①①⑨⑨⑨',
    '１２３Ana',
    '\u202E',
    '🎉',
    '',
  ])('%j is replaced by the persona', (name) => {
    expect(shown(name)).toBe('Dandara');
  });
});

describe('the filter of public names', () => {
  test.each(['puta', 'PUTA', 'pu7a', 'p.u.t.a', 'púúta', 'puuuta', 'рuta', 'ｐｕｔａ', 'm3rd4', 'c@r@lho'])(
    'sees through %j',
    (name) => {
      expect(isDecent(name)).toBe(false);
      expect(shown(name)).toBe('Dandara');
    },
  );

  test('reads separated letters as the word that they form', () => {
    expect(isDecent('p u t a')).toBe(false);
    expect(isDecent('Ana p. u t a')).toBe(false);
    expect(isDecent('J. R. R. Tolkien')).toBe(true);
  });

  test.each([
    ...[
      'ᴘᴜᴛᴀ',
      'ꓑꓴꓔꓮ',
      'pʉta',
      'ρυτα',
      '𝓅𝓊𝓉𝒶',
      'ⓟⓤⓣⓐ',
      '🅿uta',
      '🅟🅤🅣🅐',
      '🇵🇺🇹🇦',
      'ᑭuta',
      'nаzi',
      '卐',
      'kuzao',
      'karalho',
      'kaceete',
      'estuprei',
      'Estupradora',
    ],
    ...['pauduro', 'PauDuro', 'pedofilo', 'Pedófilo', 'ρedofilo'],
  ])('sees through the disguise %j', (name) => {
    expect(isDecent(name)).toBe(false);
    expect(shown(name)).toBe('Dandara');
  });

  test.each(
    `Toma-no-cu Putafeia Vaitomarnocu Bucetinha ₱uta Pirocudo Hitlerzinho Vai.Tomar.No.Cu PutaVelha Bucetuda Pirokinha ₱1roca Nazistinha Fodinha Cuzinho
    Merdão Peidão Punheteiro Boqueteira Xerequinha Chupapau Arrombadinho Viadão Xavasca Kenga Brioco Bosseta C_u Vsf-otario`.split(
      /\s+/,
    ),
  )('reads %j with what is joined to it, parted or made small', (name) => {
    expect([name, shown(name)]).toEqual([name, 'Dandara']);
  });

  test.each([
    ...[
      'Moderação',
      'Moderador',
      'Nubank',
      'NuBank',
      'Bradesco',
      'Itaú',
      'Santander',
      'Sicredi',
      'PicPay',
      'MercadoPago',
      'BancoDoBrasil',
    ],
    ...['Embracon', 'Вradesco', 'Krédito'],
  ])('takes %j for a bank, a company or the house itself', (name) => {
    expect(shown(name)).toBe('Dandara');
  });

  test.each(['Pix', 'PixGratis', 'ZapZap', 'Consórcio', 'CartaContemplada', 'Suporte', 'ABAC', 'Oficial', 'Tigrinho'])(
    'takes %j for an offer, or for somebody else',
    (name) => {
      expect(shown(name)).toBe('Dandara');
    },
  );

  test.each(
    `Ana Maria João Antônio Pedro Cunha Regina Custódio Cuca Curió Cuiabá Penisson Pinto Bichara Rachael Shitara Rego Bete Betânia Elisabete Roberto Pixote Sacha Sara Sexta Essex
    Scunthorpe Dickson Cassandra Cassio Cassiano Analia Anália Anusha Bicalho Vagner Valdira Viana Porrino Marpica Picanço Paulo Paula Pámela
    Pintor Zapata Abacar Banderas Macário Fabiana Fabiano Rachel Raquel Rachid Safira Trajano Sacramento Bonfim Bancroft Putin Computador Disputa Deputado
    Reputação Discussão Recuo Cubas Renata Renan Rendon Veadeiros Foderati Nigel Cona Canário Merdan Investigador Sexton Titã Jefferson Emanuel Nazira Nazaré
    Nazario Cleusa Grelha Jumar Mongaguá Corneli Cornélio Cornélia Caixeta Broches Brochado Credível Golpeia Financial`.split(
      /\s+/,
    ),
  )('takes %j for a name', (name) => {
    expect(shown(name)).toBe(name);
  });
});

/* The most frequent first names of Brazil's census, with K, Y and W as they are written, surnames and words of pet names. */
test.each(
  `Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Raimundo Rodrigo Manoel Mateus
  André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Anderson Ricardo Márcio Jorge Sebastião Alexandre Roberto Edson Diego Vítor Sérgio Cláudio Matheus
  Thiago Geraldo Adriano Luciano Júlio Renato Alex Vinícius Rogério Samuel Ronaldo Mário Flávio Douglas Igor Davi Manuel Jeferson Cícero Victor Miguel Robson Maurício
  Danilo Henrique Caio Reginaldo Joaquim Benedito Gilberto Marco Alan Nelson Cristiano Elias Wilson Valdir Emerson Luan David Renan Severino Fabrício Mauro Jonas Gilmar
  Jean Fabiano Wesley Diogo Adilson Jair Alessandro Everton Osvaldo Gilson Willian Joel Silvio Hélio Maicon Reinaldo Pablo Artur Vagner Valter Celso Ivan Cleiton Vanderlei
  Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória
  Larissa Cláudia Beatriz Luana Rita Sônia Renata Eliane Josefa Simone Natália Cristiane Carla Débora Rosângela Jaqueline Rosa Daniela Aparecida Marlene Terezinha
  Raimunda Andréia Fabiana Lúcia Raquel Angélica Rafaela Andressa Ângela Tatiane Priscila Sueli Cristina Lorena Simara Elaine Viviane Isabela Carolina Eduarda
  Kaique Kauã Kauê Kelly Kátia Karina Karoline Karol Kevin Kleber Kiara Kika Kauane Katarina Kamila Kaio Kassandra Erika Mika Yuki Yasmin Wanda Washington Wellington
  Enzo Valentina Heitor Alice Bernardo Sophia Théo Helena Ravi Cecília Iracema Ubiratã Jaci Tainá Moacir Cauã Inaiê Potira Akemi Kenji Sakura Ahmed Fátima Giuseppe
  Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias
  Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Pinto Coelho Cordeiro Bezerra Leitão Cabral Pacheco Peixoto
  Guerra Sampaio Bittencourt Vasconcelos Cavalcanti Albuquerque Bastos Caldas Campos Pires Penha Picolo Picoli Buarque Bragança Portela Modesto Itamar Itaipu Pedroso Pedra
  Estrela Esperança Capivara Guerreiro Craque Foguete Panda Unicórnio Pipoca Paçoca Brigadeiro Coxinha Bolinho Floquinho Pitoco Pikachu Kiwi Koala Kodak Krika Bento
  Mané Manezinho Garrincha Tobias Tobi Rabelo Rabello Rolando Rolim Galvão Burle Viadana Bostock Boston Putnam Cagliari Pirozzi Piripiri Peixinho Peito Nocuera Cachorrinho
  Bichinho Burrinho Franguinho Rolinha Galinha Mijares Hitomi Buck Merino Mercedes Fodor Cuzco Cusco Bunde Bundchen Picasso Pica-Pau Xanda Xangô Tarsila Otávio Otaviano Cretella`.split(
    /\s+/,
  ),
)('%j is an ordinary name', (name) => {
  expect([name, shown(name)]).toEqual([name, name]);
});

test('every nickname of a guest is decent, and its first word is shown to the public', () => {
  expect(new Set(NICKNAMES).size).toBe(NICKNAMES.length);
  expect(NICKNAMES.length).toBeGreaterThanOrEqual(1_000);
  for (const nickname of NICKNAMES) {
    expect([nickname, isDecent(nickname)]).toEqual([nickname, true]);
    expect(shown(nickname)).toBe(nickname.split(' ')[0]);
  }
});
