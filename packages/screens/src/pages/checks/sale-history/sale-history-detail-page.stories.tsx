import { objects } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './sale-history-detail-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Продажи дома',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Показать, за сколько и когда продавали квартиры одного дома.',
      avoid: 'Цены объявлений — «Объявления».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/sale-history/г_Образцовск,_ул._Кленовая,_д._14/'
const house = 'г. Образцовск, ул. Кленовая, д. 14'
const flats = [
  {
    flat: '1',
    area: 38.2,
    floor: 1,
    rooms: 1,
    sales: [
      { date: '2025-06-14', price: 4_900_000 },
      { date: '2019-02-01', price: 2_700_000 },
    ],
  },
  { flat: '2', area: 54.3, floor: 1, rooms: 2, sales: [{ date: '2021-10-03', price: 5_200_000 }] },
  { flat: '3', area: null, floor: null, rooms: null, sales: [] },
]
const answered = (answer: ReturnType<typeof replies>) =>
  inSituation({ path, visitor: 'user', answers: [answer] })

export const Filled: Story = {
  name: 'Квартиры с датами и ценами',
  parameters: answered(replies(objects.getHouseDetailsWithFloors, { house, flats })),
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', { name: /^Квартиры дома/ }))
    await expect(rows.getByText(/4\s900\s000/)).toBeVisible()
    await expect(rows.getByText(/продаж\sне\sнайдено/)).toBeVisible()
    await expect(rows.getAllByText(/^не\sуказано$/)).toHaveLength(3)
    await expect(canvas.getByRole('img', { name: /с 70,7 \(2019\) до 128,3 \(2025\)/ })).toBeVisible()
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const NoSales: Story = {
  name: 'Продаж не нашлось',
  parameters: answered(replies(objects.getHouseDetailsWithFloors, { house, flats: flats.slice(2) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/рисовать нечего/)).toBeVisible()
  },
}
export const Real: Story = {
  name: '[REG-10] Настоящий дом: квартиры есть, о сделках не сообщает никто',
  parameters: inSituation({
    path: '/sale-history/ce2b9817-122e-5074-b427-fcc10be9523a/',
    visitor: 'user',
    answers: [
      replies(objects.getHouseDetailsWithFloors, {
        house: 'обл Примерная, г Новоречинск, ул Садовая, д. 1',
        gar_id: 'ce2b9817-122e-5074-b427-fcc10be9523a',
        sales_unknown: true,
        flats: flats.map((flat) => ({ ...flat, rooms: null, sales: [] })),
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Новоречинск/)).toBeVisible()
    await expect(canvas.getByText(/не\sсообщает о\sсделках/)).toBeVisible()
    await expect(canvas.queryByText(/продаж\sне\sнайдено/)).toBeNull()
    await expect(canvas.queryByText(/рисовать нечего/)).toBeNull()
  },
}
export const Unknown: Story = {
  name: 'Дома нет в данных',
  parameters: answered(refuses(objects.getHouseDetailsWithFloors, 'house/not-found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Адрес дома')).toHaveValue('г Образцовск, ул. Кленовая, д. 14')
  },
}
export const Refused: Story = {
  name: 'Не пришли',
  parameters: answered(refuses(objects.getHouseDetailsWithFloors, 'access/denied')),
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: answered(waits(objects.getHouseDetailsWithFloors)),
}
export const Guest: Story = {
  name: 'Сеанс кончился',
  parameters: inSituation({ path }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Войти' })).toBeVisible()
  },
}
