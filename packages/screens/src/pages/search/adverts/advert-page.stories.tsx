import { adverts, advertsData, objects } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import type { FakeAnswer } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import {
  ADVERT_ADDRESS,
  ADVERT_PRICES,
  ADVERTS,
  DUPLICATES,
  sampleAdvert,
} from '../../../stories/sample-adverts.ts'
import { FLAT } from '../../../stories/sample-objects.ts'
import * as page from './advert-page.tsx'
import type { FullAdvert } from './data.ts'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Объявление',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Одно объявление: цены, повторы, похожие, дом, ЕГРН и рынок вокруг.',
      avoid: 'Список с отбором — «Объявления».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const drawing = (what: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><title>${what}</title><rect width="8" height="6" fill="#ccd"/></svg>`)}`

const full: FullAdvert = {
  ...(ADVERTS[0] ?? sampleAdvert('1', 7_450_000)),
  prices: ADVERT_PRICES.filter(([id]) => id === '1').map(([id, day, price]) => [id, day, price]),
  duplicates: [...DUPLICATES],
  photos: ['план', 'дом', 'комната'].map((what) => ({
    src: drawing(what),
    alt: `${ADVERT_ADDRESS}: ${what}`,
  })),
}
const bare: FullAdvert = {
  ...sampleAdvert('3', 6_980_000, { rooms: null, floor: null, listed_on: '2026-11-21' }),
  prices: [],
  duplicates: [],
  photos: [],
}
const market: readonly FakeAnswer[] = [
  replies(advertsData.getAveragePrice, { average: 7_500_000, average_per_m2: 138_200, count: 9 }),
  replies(advertsData.listPriceChange, [
    { month: '2026-10', price: 137_000, count: 8 },
    { month: '2026-11', price: 137_800, count: 9 },
  ]),
]
const at = (...answers: readonly FakeAnswer[]) => inSituation({ path: '/adverts/1/', answers })

export const Filled: Story = {
  name: 'Все известно',
  parameters: at(
    replies(adverts.getAdvert, full),
    replies(advertsData.listSimilar, {
      same_house: [sampleAdvert('6', 7_100_000)],
      nearby: [sampleAdvert('7', 7_300_000)],
      same_price: [],
    }),
    replies(advertsData.getReformaInfo, {
      address: ADVERT_ADDRESS,
      year: 1987,
      floors: 9,
      material: 'Панель',
    }),
    replies(objects.getObject, FLAT),
    ...market,
  ),
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('table', { name: 'История цены' }))
    await expect(history.getByText(/8\s200\s000\s₽/)).toBeVisible()
    const copies = within(canvas.getByRole('table', { name: /^Та же квартира/ }))
    await expect(copies.getAllByRole('link')).toHaveLength(2)
    await expect(await canvas.findByText('1987')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Заказать выписку' })).toBeVisible()
    await expect(await canvas.findByRole('table', { name: /^Похожие: В\sэтом доме/ })).toBeVisible()
    await expect(canvas.getByText(/Похожих объявлений не\sнайдено/)).toBeVisible()
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Bare: Story = {
  name: 'Ничего не указано',
  parameters: at(
    replies(adverts.getAdvert, bare),
    replies(advertsData.listSimilar, { same_house: [], nearby: [], same_price: [] }),
    replies(advertsData.getReformaInfo, {
      address: ADVERT_ADDRESS,
      year: null,
      floors: null,
      material: null,
    }),
    replies(advertsData.getAveragePrice, { average: null, average_per_m2: null, count: 0 }),
    replies(advertsData.listPriceChange, []),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/фотографии не\sуказаны/)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText(/^не\sуказано$/)).toHaveLength(4))
    await expect(canvas.getByText(/История цены не\sуказана/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Найти в\sЕГРН/ })).toBeVisible()
  },
}
export const AroundFails: Story = {
  name: 'Вокруг ничего не пришло',
  parameters: at(
    replies(adverts.getAdvert, full),
    refuses(advertsData.listSimilar, 'access/denied'),
    refuses(advertsData.getReformaInfo, 'house/not-found'),
    refuses(advertsData.getAveragePrice, 'access/denied'),
    refuses(advertsData.listPriceChange, 'access/denied'),
    refuses(objects.getObject, 'access/denied'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/такого адреса нет в\sданных домов/)).toBeVisible()
    await expect(await canvas.findAllByRole('button', { name: /Повторить/ })).toHaveLength(4)
  },
}
export const Gone: Story = {
  name: 'Объявления нет',
  parameters: at(refuses(adverts.getAdvert, 'advert/not-found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Страница не найдена/)).toBeVisible()
  },
}
export const Loading: Story = { name: 'Загружаем', parameters: at(waits(adverts.getAdvert)) }
export const Refused: Story = {
  name: 'Не пришло',
  parameters: at(refuses(adverts.getAdvert, 'server/unknown')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Объявление не\sпришло/)).toBeVisible()
  },
}
