import type { ObjectAnswer } from '../pages/search/object/data.ts'
import type { ObjectContour } from '../pages/search/object/register/object-contour.ts'

const EXTRACT = { source: 'extract', document: 'КУВИ-001/2026-99000200', day: '2026-11-02' } as const
const PLAN = { source: 'kpt', document: 'КУВИ-001/2026-99000123', day: '2026-10-01' } as const
const HOUSES = { source: 'houses', document: 'export-00-20261101.csv', day: '2026-11-01' } as const
const GAR = { source: 'gar', document: 'v.301', day: '2026-11-20' } as const

const answer = {
  confirmed: true,
  asked_at: '2026-11-21T11:05:00.000Z',
  products: [],
  average_time: {},
} as const

/** A plot whose area an extract and a plan state differently. */
export const REAL_PLOT = {
  ...answer,
  products: [],
  object: {
    Number: '00:01:0101001:12',
    Address: 'обл. Примерная, г. Новоречинск, ул. Садовая, д. 14А',
    Area: '853',
    AreaOKC: '',
    Level: '',
    ObjectType: 'Земельный участок',
    TypeOKC: '',
    Status: 'Актуально',
  },
  record: { cost: 1_808_266, cost_at: '2023-01-01', registered_at: null, cancelled_at: null, successors: [] },
  sources: {
    kind: 'land',
    state: 'current',
    gar_id: null,
    documents: [EXTRACT, PLAN],
    facts: [
      {
        name: 'address',
        shown: { ...EXTRACT, value: 'г. Новоречинск, ул. Садовая, д. 14А' },
        verdict: 'agree',
        others: [
          { fact: { ...PLAN, value: 'обл Примерная, г Новоречинск, ул Садовая, д 14А' }, agrees: true },
        ],
        silent: [],
      },
      {
        name: 'area',
        shown: { ...EXTRACT, value: 853 },
        verdict: 'differ',
        others: [{ fact: { ...PLAN, value: 841, error: 10 }, agrees: false, by: -12 }],
        silent: [],
      },
      {
        name: 'category',
        shown: { ...PLAN, value: 'Земли населенных пунктов' },
        verdict: 'single',
        others: [],
        silent: ['extract'],
      },
      {
        name: 'permitted-use',
        shown: { ...PLAN, value: 'для индивидуального жилищного строительства' },
        verdict: 'single',
        others: [],
        silent: ['extract'],
      },
      {
        name: 'cost',
        shown: { ...PLAN, value: 1_808_266, day: '2023-01-01' },
        verdict: 'single',
        others: [],
        silent: ['extract'],
      },
    ],
    house: null,
    contour: 'object',
  },
} satisfies ObjectAnswer

/** Its contour with three neighbours and a house. */
export const PLOT_CONTOUR: ObjectContour = {
  number: '00:01:0101001:12',
  kind: 'land',
  ...PLAN,
  coordinate_system: 'МСК-00, зона 1',
  contours: [
    [
      [
        [612_140.12, 1_318_120.05],
        [612_143.47, 1_318_146.18],
        [612_129.31, 1_318_148.42],
        [612_128.9, 1_318_149.77],
        [612_112.06, 1_318_152.31],
        [612_109.12, 1_318_125.64],
        [612_140.12, 1_318_120.05],
      ],
    ],
  ],
  record_area: { value: 841, error: 10 },
  neighbours: [
    {
      number: '00:01:0101001:11',
      kind: 'land',
      contours: [
        [
          [
            [612_140.12, 1_318_120.05],
            [612_109.12, 1_318_125.64],
            [612_106.2, 1_318_101.1],
            [612_136.9, 1_318_095.2],
          ],
        ],
      ],
    },
    {
      number: '00:01:0101001:13',
      kind: 'land',
      contours: [
        [
          [
            [612_143.47, 1_318_146.18],
            [612_129.31, 1_318_148.42],
            [612_128.9, 1_318_149.77],
            [612_112.06, 1_318_152.31],
            [612_115.1, 1_318_176.2],
            [612_146.7, 1_318_171.3],
          ],
        ],
      ],
    },
    {
      number: '00:01:0101001:7',
      kind: 'land',
      contours: [
        [
          [
            [612_140.12, 1_318_120.05],
            [612_143.47, 1_318_146.18],
            [612_172.3, 1_318_141.6],
            [612_169, 1_318_115.7],
          ],
        ],
      ],
    },
    {
      number: '00:01:0101001:103',
      kind: 'building',
      contours: [
        [
          [
            [612_131, 1_318_127],
            [612_132.2, 1_318_136.5],
            [612_123.1, 1_318_137.6],
            [612_121.9, 1_318_128.1],
          ],
        ],
      ],
    },
  ],
  degrees: null,
  base_map: null,
}

/** The same where the operator has named parameters of the zone and tiles. */
export const PLOT_ON_MAP: ObjectContour = {
  ...PLOT_CONTOUR,
  degrees: [
    [
      [
        [37.9, 55.77],
        [37.900_41, 55.770_03],
        [37.900_5, 55.769_74],
        [37.900_08, 55.769_72],
      ],
    ],
  ],
  base_map: { tiles: 'https://tiles.invalid/{z}/{x}/{y}.png', attribution: '\u00a9 участники OpenStreetMap' },
}

/** A plot of a plan without coordinates. */
export const PLOT_WITHOUT_CONTOUR = {
  ...REAL_PLOT,
  sources: {
    ...REAL_PLOT.sources,
    documents: [PLAN],
    facts: REAL_PLOT.sources.facts.slice(2),
    contour: null,
  },
} satisfies ObjectAnswer

/** A flat that GAR alone knows, in a house that three sources describe. */
export const REAL_FLAT = {
  ...answer,
  products: [],
  object: {
    Number: '00:01:0101001:1047',
    Address: 'обл Примерная, г Новоречинск, ул Садовая, д. 1, кв. 47',
    Area: '',
    AreaOKC: '',
    Level: '',
    ObjectType: 'Помещение',
    TypeOKC: 'Квартира',
    Status: '',
  },
  record: { cost: null, cost_at: null, registered_at: null, cancelled_at: null, successors: [] },
  sources: {
    kind: 'premises',
    state: 'current',
    gar_id: '7c0f2d5e-2b1a-5d4c-9c55-0d3b6f5b9a10',
    documents: [GAR],
    facts: [
      {
        name: 'address',
        shown: { ...GAR, value: 'обл Примерная, г Новоречинск, ул Садовая, д. 1, кв. 47' },
        verdict: 'single',
        others: [],
        silent: [],
      },
    ],
    house: {
      gar_id: 'ce2b9817-122e-5074-b427-fcc10be9523a',
      number: '00:01:0101001:101',
      address: 'обл Примерная, г Новоречинск, ул Садовая, д. 1',
      documents: [PLAN, HOUSES, GAR],
      facts: [
        {
          name: 'address',
          shown: { ...PLAN, value: 'обл Примерная, г Новоречинск, ул Садовая, д 1' },
          verdict: 'agree',
          others: [
            { fact: { ...GAR, value: 'обл Примерная, г Новоречинск, ул Садовая, д. 1' }, agrees: true },
          ],
          silent: ['houses'],
        },
        {
          name: 'area',
          shown: { ...PLAN, value: 4218.6 },
          verdict: 'differ',
          others: [{ fact: { ...HOUSES, value: 4190 }, agrees: false, by: -28.6 }],
          silent: ['gar'],
        },
        ...(
          [
            ['year-built', 1987],
            ['floors', '9'],
            ['walls', 'Кирпич'],
            ['emergency', 'нет'],
            ['overhaul-fund', 'На счете регионального оператора'],
            ['flats', 144],
          ] as const
        ).map(([name, value]) => ({
          name,
          shown: { ...HOUSES, value },
          verdict: 'single' as const,
          others: [],
          silent: ['kpt' as const, 'gar' as const],
        })),
      ],
    },
    contour: 'house',
  },
} satisfies ObjectAnswer

/** The contour of that house. */
export const HOUSE_CONTOUR: ObjectContour = {
  ...PLOT_CONTOUR,
  number: '00:01:0101001:101',
  kind: 'building',
  contours: [
    [
      [
        [612_258, 1_318_212],
        [612_297.4, 1_318_210],
        [612_300.5, 1_318_268.2],
        [612_285.7, 1_318_269],
        [612_283.3, 1_318_224.6],
        [612_258.7, 1_318_225.9],
      ],
    ],
  ],
  record_area: null,
  neighbours: [],
}
