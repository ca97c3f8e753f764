import { adverts, advertsData, objects, products } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies, waits, type FakeAnswer } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { PRICES } from '../../../stories/sample-objects.ts'
import { FLAT_WITHOUT_NUMBER, HOUSE_WITH_FLOORS, REAL_HOUSE } from '../../../stories/sample-real-houses.ts'
import {
  HOUSE_CONTOUR,
  PLOT_CONTOUR,
  PLOT_ON_MAP,
  PLOT_WITHOUT_CONTOUR,
  REAL_FLAT,
  REAL_PLOT,
} from '../../../stories/sample-real-objects.ts'
import type { ObjectAnswer } from './data.ts'
import * as page from './object-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Настоящий объект',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Объект из реестра: что сообщил каждый источник, контур, чего не знает никто.',
      avoid: 'Выдуманный объект демонстрации — «Объект».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const open = (answer: ObjectAnswer, ...answers: readonly FakeAnswer[]) =>
  inSituation({
    path: `/object/${answer.object.Number}/`,
    answers: [
      replies(objects.getObject, answer),
      replies(objects.getObjectFull, answer),
      replies(products.listProducts, PRICES),
      ...answers,
    ],
  })

export const Plot: Story = {
  name: '[REG-11] Участок: контур, площадь против записи, соседи',
  parameters: open(REAL_PLOT, replies(objects.getContour, PLOT_CONTOUR)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: /^Контур участка 00:01:0101001:12, 6\sвершин/ }),
    ).toBeVisible()
    const points = await canvas.findByRole('table', { name: 'Вершины и стороны' })
    const second = within(points).getByRole('row', { name: /^2 / })
    await expect(within(second).getByRole('link', { name: 'Участок 00:01:0101001:13' })).toBeVisible()
    await expect(canvas.getByText(/внутри допуска/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'На карте' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'GeoJSON, WGS 84' })).toBeNull()
  },
}
export const WithoutContour: Story = {
  name: 'Участок без координат: чертежа нет',
  parameters: open(PLOT_WITHOUT_CONTOUR),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Координат этого участка у\sнас нет/)).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /^Контур/ })).toBeNull()
  },
}
export const OnMap: Story = {
  name: '[REG-12] Карта только по нажатию',
  parameters: open(REAL_PLOT, replies(objects.getContour, PLOT_ON_MAP)),
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('button', { name: 'На карте' })
    await expect(map).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.queryByText('© участники OpenStreetMap')).toBeNull()
    map.focus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Чертеж' })).toHaveFocus()
  },
}
export const Flat: Story = {
  name: '[REG-04] Квартира: знает только ГАР, о доме говорят трое',
  parameters: open(REAL_FLAT, replies(objects.getContour, HOUSE_CONTOUR)),
  play: async ({ canvas }) => {
    const house = await canvas.findByRole('table', { name: 'Что источники говорят о доме' })
    await expect(within(house).getByText(/^Расходится на\s28,6/)).toBeVisible()
    await expect(await canvas.findByText(/Контур дома, место помещения/)).toBeVisible()
  },
}
export const HouseUnits: Story = {
  name: '[REG-13] Дом: квартиры по номерам, остальное списком',
  parameters: open(REAL_HOUSE),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('group', { name: 'Квартиры по номерам' }))
    await expect(list.getAllByRole('link')).toHaveLength(40)
    await expect(list.getByRole('link', { name: 'Квартира 5, без кадастрового номера' })).toBeVisible()
    await expect(list.getByRole('link', { name: 'Квартира 17, Погашено' })).toBeVisible()
    await expect(canvas.getByText(/^41\sобъект.*Подъезды и\sэтажи источники не\sназывают/)).toBeVisible()
    const others = within(canvas.getByRole('table', { name: 'Другие помещения' }))
    await expect(others.getByRole('link', { name: 'помещ. I' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Номер квартиры'), '5')
    await expect(canvas.getByText('Квартира 5')).toBeVisible()
  },
}
export const HouseFloors: Story = {
  name: '[REG-13] Дом: этажи всех квартир известны',
  parameters: open(HOUSE_WITH_FLOORS),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('group', { name: 'Квартиры по этажам' }))
    await expect(list.getAllByRole('link')[0]).toHaveAccessibleName('Квартира 37, этаж 10')
    await expect(canvas.getByText(/Подъезды источники не\sназывают$/)).toBeVisible()
  },
}
export const HouseOnPhone: Story = {
  ...HouseFloors,
  name: 'Дом на телефоне',
  globals: { viewport: { value: 'phone' } },
}
export const NoNumber: Story = {
  name: '[REG-10] Номера нет в реестре: сказано, что делать, и ничего не продается',
  parameters: inSituation({
    path: `/object/${encodeURIComponent(FLAT_WITHOUT_NUMBER.object.Address)}/`,
    answers: [
      replies(objects.getObject, FLAT_WITHOUT_NUMBER),
      replies(objects.getObjectFull, FLAT_WITHOUT_NUMBER),
      replies(objects.getContour, HOUSE_CONTOUR),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Кадастрового номера нет в\sреестре$/ }),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Заказать/ })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
export const Market: Story = {
  name: '[REG-10] Рынок настоящего дома: сведения с источником, цен нет',
  parameters: inSituation({
    path: `/object/${REAL_FLAT.object.Number}/#market`,
    answers: [
      replies(objects.getObject, REAL_FLAT),
      replies(objects.getObjectFull, REAL_FLAT),
      replies(objects.getContour, HOUSE_CONTOUR),
      replies(products.listProducts, PRICES),
      replies(adverts.listAdvertsOfObject, {
        adverts_list: [],
        unique: 0,
        info: {
          total: 0,
          average_price: null,
          lowest_price: null,
          highest_price: null,
          known_on: null,
          object_types: [],
          sites: [],
        },
        prices: [],
        duplicates: [],
      }),
      replies(advertsData.getReformaInfo, {
        gar_id: REAL_FLAT.sources.house.gar_id,
        address: REAL_FLAT.sources.house.address,
        year: 1987,
        floors: '5-9',
        material: null,
        documents: [{ source: 'houses', document: 'export-00-20261101.csv', day: '2026-11-01' }],
        region_price: {
          region: 'Примерная область',
          year: 2026,
          quarter: 3,
          fresh: 163_250,
          resale: null,
          indicator: '31452',
          day: '2026-11-20',
        },
      }),
      replies(advertsData.getAveragePrice, { average: null, average_per_m2: null, count: 0 }),
      replies(advertsData.listPriceChange, []),
      replies(advertsData.listIdsByAddress, []),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Источник: Реформа\sЖКХ, 01\.11\.2026\.$/)).toBeVisible()
    await expect(canvas.getByText('5-9')).toBeVisible()
    await expect(await canvas.findByText(/^Объявлений этого дома у\sнас\sнет/)).toBeVisible()
    await expect(canvas.queryByText(/недостаточно\sданных|рисовать\sнечего/)).toBeNull()
    await expect(canvas.getByText(/163\s250/)).toBeVisible()
    await expect(canvas.getByText(/III\sквартал 2026.*не\sоценка квартиры/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'История продаж дома' })).toHaveAttribute(
      'href',
      `/sale-history/${REAL_FLAT.sources.house.gar_id}/`,
    )
  },
}
export const Phone: Story = { ...Plot, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  name: 'Контур загружается',
  parameters: open(REAL_PLOT, waits(objects.getContour)),
}
export const Refused: Story = {
  name: 'Контур не пришел',
  parameters: open(REAL_PLOT, refuses(objects.getContour, 'object/not-found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Контур не пришел')).toBeVisible()
  },
}
