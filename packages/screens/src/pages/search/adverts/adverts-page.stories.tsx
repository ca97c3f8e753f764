import { adverts, advertsData } from '@proverka/api/calls'
import type { EndpointOf, ReplyOf, contract } from '@proverka/api/contract'
import { ADVERT_FILTERS } from '@proverka/domain/property'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import type { FakeAnswer } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { ADVERT_PRICES, ADVERTS, DUPLICATES, sampleAdvert } from '../../../stories/sample-adverts.ts'
import { sampleFacts } from '../../../stories/sample-facts.ts'
import * as page from './adverts-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Объявления',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Квартиры в продаже: одна строка на квартиру, лестница ее цены, отбор.',
      avoid: 'Рынок одного дома — вкладка «Рынок» объекта.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

type AdvertList = ReplyOf<EndpointOf<typeof contract.adverts.listAdverts>>

const found: AdvertList = {
  adverts_list: [...ADVERTS],
  unique: 3,
  info: {
    total: 5,
    average_price: 7_440_000,
    lowest_price: 6_980_000,
    highest_price: 7_890_000,
    known_on: '2026-11-21',
    object_types: ['Квартира'],
    sites: [
      { id_site: '1', name: 'doma.example.com' },
      { id_site: '2', name: 'kvartiry.example.com' },
      { id_site: '3', name: 'metry.example.com' },
    ],
  },
  prices: ADVERT_PRICES.map(([id, day, price]) => [id, day, price]),
  duplicates: DUPLICATES.map((advert) => ({ of: '1', ...advert })),
}
/** The last one of the first part comes again: a new advert moved it by a place. */
const nextPart: readonly AdvertList['adverts_list'][number][] = [
  ...ADVERTS.slice(-1),
  sampleAdvert('4', 7_120_000),
  sampleAdvert('5', 7_300_000),
]
const inParts: FakeAnswer = {
  endpoint: adverts.listAdverts,
  respond: async (init) => {
    const { offset } = JSON.parse(init?.body as string) as { offset: number }
    return Response.json({
      ...found,
      unique: 31,
      adverts_list: offset === 0 ? ADVERTS : nextPart,
    })
  },
}
const none: AdvertList = {
  ...found,
  adverts_list: [],
  unique: 0,
  info: { ...found.info, total: 0, average_price: null, lowest_price: null, highest_price: null },
  prices: [],
  duplicates: [],
}
const at = (path: string, ...answers: readonly FakeAnswer[]) => inSituation({ path, answers })

/** Remembers what the calls of a story carried. */
const sent: Record<string, unknown>[] = []
const recorded: FakeAnswer = {
  endpoint: adverts.listAdverts,
  respond: async (init) => {
    sent.push(JSON.parse(init?.body as string) as Record<string, unknown>)
    return Response.json(found)
  },
}

export const Found: Story = {
  name: 'Лестница цены, повторы, что не указано',
  parameters: at('/adverts/', replies(adverts.listAdverts, found)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /3 предложения из\s5 объявлений/ })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Метр за год' })).toBeNull()
    await expect(canvas.queryByText(/^Демонстрационные данные$/i)).toBeNull()
    await expect(canvas.getByText(/−750\s000\s₽ за\s61 день/)).toBeVisible()
    await expect(canvas.getByText(/комнаты не\sуказаны.*этаж не\sуказан/)).toBeVisible()
    await expect(canvas.getByText(/То\sже еще в\s2 объявлениях/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /kvartiry\.example\.com/ })).toHaveAttribute(
      'href',
      '/adverts/4/',
    )
  },
}
export const Phone: Story = { ...Found, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
const inOneHouse: AdvertList = {
  ...found,
  unique: 2,
  adverts_list: [sampleAdvert('1', 7_450_000), sampleAdvert('2', 6_980_000)],
  duplicates: [],
}
/** Two years and a bit: the page shows the last of them. */
const months = (first: number) =>
  Array.from({ length: 14 }, (_, index) => ({
    month: `${2025 + Math.floor((index + 9) / 12)}-${String(((index + 9) % 12) + 1).padStart(2, '0')}`,
    price: first + index * 1000,
    count: 9,
  }))
const prices: FakeAnswer = {
  endpoint: advertsData.listPriceChange,
  respond: async () => Response.json(months(120_000)),
}
export const OneHouse: Story = {
  name: '[ADVERT-07, ADVERT-08] Один дом: метр за год, демонстрационные данные',
  parameters: inSituation({
    path: `/adverts/?address=${encodeURIComponent('Кленовая 14')}`,
    facts: { ...sampleFacts('realty'), demo: true },
    answers: [replies(adverts.listAdverts, inOneHouse), prices],
  }),
  play: async ({ canvas }) => {
    const year = within(await canvas.findByRole('region', { name: 'Метр за год' }))
    await expect(await year.findByRole('img', { name: /^График\. Дом/ })).toBeVisible()
    await expect(year.getAllByText(/^133.тыс\. ₽/)).toHaveLength(2)
    await expect(year.getAllByText(/^\+9 % за год$/)).toHaveLength(2)
    await expect(canvas.getByText(/^Демонстрационные данные$/i)).toBeVisible()
  },
}
export const OneHousePhone: Story = {
  ...OneHouse,
  name: 'Один дом, телефон',
  globals: { viewport: { value: 'phone' } },
}
export const Filters: Story = {
  name: '[ADVERT-04] Семь фильтров и адрес в форме и в запросе, пустые не уходят',
  parameters: at('/adverts/', recorded),
  beforeEach: () => {
    sent.length = 0
  },
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('search', { name: 'Отбор объявлений' })
    const names = [...form.querySelectorAll('[name]')].map((control) => control.getAttribute('name'))
    await expect(names).toEqual([...ADVERT_FILTERS])
    await waitFor(() => expect(sent).toEqual([{ offset: 0 }]))
    await canvas.findByRole('option', { name: 'metry.example.com' })
    await userEvent.type(canvas.getByLabelText('Площадь от'), '40')
    await userEvent.type(canvas.getByLabelText('Цена до'), '9000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ offset: 0, area1: 40, price2: 9_000_000 }))
    await userEvent.type(canvas.getByLabelText('Площадь до'), '70,5')
    await userEvent.type(canvas.getByLabelText('Цена от'), '5000000')
    await userEvent.selectOptions(canvas.getByLabelText('Что'), 'Квартира')
    await userEvent.selectOptions(canvas.getByLabelText('Комнат'), '2')
    await userEvent.selectOptions(canvas.getByLabelText('Площадка'), '3')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }))
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        offset: 0,
        area1: 40,
        area2: 70.5,
        price1: 5_000_000,
        price2: 9_000_000,
        object_type: 'Квартира',
        rooms: 2,
        id_site: '3',
      }),
    )
  },
}
export const Errors: Story = {
  name: 'Ошибки у полей: «от» больше «до»',
  parameters: at('/adverts/', recorded),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Площадь от'), '70')
    await userEvent.type(canvas.getByLabelText('Площадь до'), '40')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }))
    const field = canvas.getByRole('textbox', { name: 'Площадь от' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Площадь «от» больше площади «до»')
    await userEvent.clear(field)
    await expect(field).not.toBeInvalid()
  },
}
export const AddressErrors: Story = {
  name: 'Ошибка в адресе страницы',
  parameters: at('/adverts/?price1=9000000&price2=5000000', replies(adverts.listAdverts, found)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Цена «от» больше цены «до»')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Объявления' })).toBeNull()
  },
}
export const Parts: Story = {
  name: 'Есть еще',
  parameters: at('/adverts/', inParts),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Объявления' }))
    await expect(list.getAllByRole('article')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Показать еще 20' }))
    await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(5))
  },
}
export const PastTheEnd: Story = {
  name: 'За концом списка',
  parameters: at('/adverts/?offset=40', replies(adverts.listAdverts, { ...found, adverts_list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Дальше объявлений нет\./)).toBeVisible()
    await expect(canvas.queryByText(/^Показано/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'К началу списка' })).toHaveAttribute('href', '/adverts/')
  },
}
export const Sorted: Story = {
  name: 'Порядок',
  parameters: at('/adverts/?rooms=2&sort=price-drop', recorded),
  beforeEach: () => {
    sent.length = 0
  },
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('navigation', { name: 'Сначала' }))
    await expect(order.getByRole('link', { name: 'сильнее снизили цену' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(order.getByRole('link', { name: 'новые' })).toHaveAttribute('href', '/adverts/?rooms=2')
    await expect(sent).toEqual([{ offset: 0, rooms: 2, sort: 'price-drop' }])
  },
}
export const Nothing: Story = {
  name: 'Ничего не найдено',
  parameters: at('/adverts/?rooms=6', replies(adverts.listAdverts, none)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Таких объявлений не\sнайдено/ })).toBeVisible()
  },
}
export const NotConnected: Story = {
  name: 'Не подключены',
  parameters: at(
    '/adverts/',
    replies(adverts.listAdverts, {
      ...none,
      info: { ...none.info, known_on: null, object_types: [], sites: [] },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Объявления не\sподключены/ })).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'Не пришли',
  parameters: at('/adverts/', refuses(adverts.listAdverts, 'access/denied')),
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: at('/adverts/', waits(adverts.listAdverts)),
}
