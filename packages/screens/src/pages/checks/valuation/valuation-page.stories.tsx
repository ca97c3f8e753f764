import { advertsData, events } from '@proverka/api/calls'
import type { Advert } from '@proverka/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { cartAtom } from '../../purchase/checkout/state.ts'
import { store } from '../../../runtime/state/store.ts'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import type { FakeAnswer } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './valuation-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Оценка квартиры',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Диапазон цены квартиры, похожие объявления и рынок дома.',
      avoid: 'Цены состоявшихся продаж — «Продажи дома».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const address = 'г. Образцовск, ул. Кленовая, д. 14'
const advert = (id: string, price: number, rooms: number | null): Advert => ({
  id,
  address,
  kad_number: '',
  info: {
    object_type: 'Квартира',
    rooms,
    area: 54.3,
    floor: rooms,
    price,
    price_per_m2: Math.round(price / 54.3),
    id_site: '1',
    url: `https://doma.example.com/sale/${id}`,
    listed_on: '2026-09-20',
    seen_on: '2026-11-21',
  },
})
const shown = [advert('1', 7_160_000, 2), advert('2', 7_500_000, 2), advert('3', 7_940_000, null)]
const market: readonly FakeAnswer[] = [
  replies(advertsData.getAveragePrice, { average: 7_500_000, average_per_m2: 138_200, count: 9 }),
  replies(advertsData.listPriceChange, [
    { month: '2026-10', price: 137_000, count: 8 },
    { month: '2026-11', price: 137_800, count: 9 },
  ]),
  replies(advertsData.listIdsByAddress, ['1', '2', '3']),
  replies(advertsData.listAdvertsByIds, shown),
]
const flat = { address: `${address}, кв. 47`, area: 54.3, floor: 5 }
const estimate = replies(events.estimatePrice, {
  flat,
  price: 7_500_000,
  price_per_m2: 138_200,
  range: { low: 7_160_000, high: 7_940_000 },
  count: 12,
  scope: 'house',
  error: { tested: 200, district: 'Садовый', median_error: 0.056, within_10: 0.78, within_20: 0.96 },
  comparables: shown,
})
const answered = (...answers: readonly FakeAnswer[]) => inSituation({ path: '/valuation/', answers })

const ask: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Адрес или кадастровый номер квартиры'), address)
  await userEvent.type(canvas.getByLabelText('Площадь'), '54,3')
  await userEvent.click(canvas.getByRole('button', { name: 'Оценить' }))
}

export const Form: Story = { name: 'Форма', parameters: answered() }
export const Estimated: Story = {
  name: 'Диапазон, похожие и рынок дома',
  parameters: answered(estimate, ...market),
  play: async (story) => {
    await ask(story)
    const { canvas } = story
    await expect(await canvas.findByText(/7\s160\s000\s₽\s—\s7\s940\s000/)).toBeVisible()
    await expect(canvas.getByText(/^5,6\s%$/)).toBeVisible()
    await expect(canvas.getByText(/^Взяли 200/)).toBeVisible()
    const rows = within(canvas.getByRole('table', { name: 'Похожие квартиры' }))
    await expect(rows.getByText(/комнаты не\sуказаны/)).toBeVisible()
    await expect(canvas.getByText(/3 из\s12/)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Рынок' }))
    await expect(await canvas.findByRole('img', { name: /^График\. Дом/ })).toBeVisible()
  },
}
export const Phone: Story = { ...Estimated, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Bought: Story = {
  name: 'Заказ: квартира взята с собой',
  parameters: answered(estimate, ...market),
  play: async (story) => {
    await ask(story)
    await userEvent.click(await story.canvas.findByRole('button', { name: /^Заказать за/ }))
    await expect(store.get(cartAtom)).toMatchObject({ objectKey: flat.address })
  },
}
export const TooFew: Story = {
  name: 'Недостаточно данных',
  parameters: answered(
    refuses(events.estimatePrice, 'estimate/too-few'),
    replies(events.listComparables, { flat, needed: 5, count: 2, comparables: shown.slice(0, 2) }),
    replies(advertsData.getAveragePrice, { average: null, average_per_m2: null, count: 0 }),
    replies(advertsData.listPriceChange, []),
    replies(advertsData.listIdsByAddress, []),
  ),
  play: async (story) => {
    await ask(story)
    await expect(await story.canvas.findByRole('heading', { name: 'Недостаточно данных' })).toBeVisible()
    await expect(await story.canvas.findByRole('img', { name: /^Шкала цен: 2 / })).toBeVisible()
    await expect(story.canvas.getByText(/Похожих нашлось 2, нужно 5/)).toBeVisible()
    const rows = within(story.canvas.getByRole('table', { name: 'Похожие квартиры' }))
    await expect(rows.getByText('Б')).toBeVisible()
    await userEvent.click(story.canvas.getByRole('tab', { name: 'Рынок' }))
    await expect(
      await story.canvas.findByText('Объявлений не найдено', { normalizer: (text) => text }),
    ).toBeVisible()
  },
}
export const Unknown: Story = {
  name: 'Дома нет в данных',
  parameters: answered(refuses(events.estimatePrice, 'house/not-found')),
  play: async (story) => {
    await ask(story)
    await expect(await story.canvas.findByText(/Такого дома нет/)).toBeVisible()
  },
}
const askByNumber: NonNullable<Story['play']> = async ({ canvas }) => {
  const place = await canvas.findByLabelText('Адрес или кадастровый номер квартиры')
  await userEvent.type(place, '00:14:0203005:1047')
  await userEvent.click(canvas.getByRole('button', { name: 'Оценить' }))
}
export const ByNumber: Story = {
  name: 'По номеру: площадь и этаж сказал реестр',
  parameters: answered(estimate, ...market),
  play: async (story) => {
    await askByNumber(story)
    await expect(await story.canvas.findByText(/кв\. 47, 54,3 м², 5 этаж$/)).toBeVisible()
  },
}
export const NumberUnknown: Story = {
  name: 'Номера нет в реестре: ошибка у поля',
  parameters: answered(refuses(events.estimatePrice, 'estimate/number-unknown')),
  play: async (story) => {
    await askByNumber(story)
    const place = story.canvas.getByLabelText('Адрес или кадастровый номер квартиры')
    await waitFor(() => expect(place).toHaveAccessibleDescription(/^Такого кадастрового номера нет/))
    await expect(place).toHaveFocus()
  },
}
export const AreaUnknown: Story = {
  name: 'Площади нет в реестре: спрашиваем ее',
  parameters: answered(refuses(events.estimatePrice, 'estimate/area-missing')),
  play: async (story) => {
    await askByNumber(story)
    const area = story.canvas.getByLabelText(/^Площадь/)
    await waitFor(() => expect(area).toHaveAccessibleDescription(/впишите ее/))
  },
}
export const NoneAround: Story = {
  name: 'Похожих нет ни одной',
  parameters: answered(
    refuses(events.estimatePrice, 'estimate/too-few'),
    replies(events.listComparables, { flat, needed: 5, count: 0, comparables: [] }),
  ),
  play: async (story) => {
    await ask(story)
    await expect(await story.canvas.findByRole('img', { name: /^Шкала цен пуста/ })).toBeVisible()
    await expect(story.canvas.getByText(/Похожих квартир не нашлось, нужно 5/)).toBeVisible()
  },
}
export const MarketFails: Story = {
  name: 'Рынок дома не пришел',
  parameters: answered(
    estimate,
    refuses(advertsData.getAveragePrice, 'access/denied'),
    refuses(advertsData.listPriceChange, 'access/denied'),
    refuses(advertsData.listIdsByAddress, 'access/denied'),
  ),
  play: async (story) => {
    await ask(story)
    await userEvent.click(await story.canvas.findByRole('tab', { name: 'Рынок' }))
    await expect(await story.canvas.findAllByRole('button', { name: /Повторить/ })).toHaveLength(3)
  },
}
export const Waiting: Story = {
  name: 'Считаем',
  parameters: answered(waits(events.estimatePrice)),
  play: ask,
}
