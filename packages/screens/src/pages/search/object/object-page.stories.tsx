import { adverts, advertsData, numberWaits, objects, products } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import type { FakeAnswer } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { ADVERT_ADDRESS, ADVERTS } from '../../../stories/sample-adverts.ts'
import {
  CANCELLED_FLAT,
  FLAT,
  OBJECT_NUMBER,
  PRICES,
  UNCONFIRMED,
  unknownNumber,
} from '../../../stories/sample-objects.ts'
import type { ObjectAnswer } from './data.ts'
import * as page from './object-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Объект',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Страница объекта: что известно бесплатно, что можно заказать, или как искать дальше.',
      avoid: 'Купленный отчет об объекте читают на своей странице.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const open = (answer: ObjectAnswer, key = OBJECT_NUMBER) =>
  inSituation({
    path: `/object/${key}/`,
    answers: [
      replies(objects.getObject, answer),
      replies(objects.getObjectFull, answer),
      replies(products.listProducts, PRICES),
    ],
  })

export const Confirmed: Story = {
  name: 'Есть в реестре',
  parameters: open(FLAT),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
  },
}
export const Sample: Story = {
  name: '[OBJ-03] Пример объекта: все части страницы',
  parameters: inSituation({ path: '/object/demo/', answers: [replies(products.listProducts, PRICES)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Купленные отчеты' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Сведения изменились/ })).toBeVisible()
  },
}
export const SecondView: Story = {
  name: 'Второй вид: три вкладки, стрелки и адрес',
  parameters: inSituation({
    path: `/objectNew/${OBJECT_NUMBER}/#facts`,
    answers: [
      replies(objects.getObject, FLAT),
      replies(objects.getObjectFull, FLAT),
      replies(products.listProducts, PRICES),
    ],
  }),
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await canvas.findByRole('tab', { name: 'Сведения' })
    await waitFor(() => expect(tab('Сведения')).toHaveAttribute('aria-selected', 'true'))
    await expect(await canvas.findByText('Кадастровый квартал')).toBeVisible()
    await expect(canvas.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
    await userEvent.click(tab('Сведения'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(tab('Проверка')).toHaveFocus())
    await expect(await canvas.findByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tab('Сведения')).toHaveAttribute('aria-selected', 'true'))
    await expect(tab('Сведения')).toHaveFocus()
  },
}
const market = (...answers: readonly FakeAnswer[]) =>
  inSituation({
    path: `/object/${OBJECT_NUMBER}/#market`,
    answers: [replies(objects.getObject, FLAT), replies(products.listProducts, PRICES), ...answers],
  })
const figures = {
  total: 1,
  average_price: 7_450_000,
  lowest_price: 7_450_000,
  highest_price: 7_450_000,
  object_types: ['Квартира'],
  sites: [],
}

export const Market: Story = {
  name: '[PUB-03] Вкладка «Рынок»',
  parameters: market(
    replies(adverts.listAdvertsOfObject, {
      adverts_list: ADVERTS.slice(0, 1),
      unique: 1,
      info: { ...figures, known_on: '2026-11-21' },
      prices: [],
      duplicates: [],
    }),
    replies(advertsData.getReformaInfo, { address: ADVERT_ADDRESS, year: 1987, floors: 9, material: null }),
    replies(advertsData.getAveragePrice, { average: 7_500_000, average_per_m2: 138_200, count: 9 }),
    replies(advertsData.listPriceChange, [{ month: '2026-11', price: 137_800, count: 9 }]),
    replies(advertsData.listIdsByAddress, ['2']),
    replies(advertsData.listAdvertsByIds, ADVERTS.slice(1, 2)),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Этот объект в объявлениях' })).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Объявления в этом доме' })).toBeVisible()
    await expect(canvas.getByText('1987')).toBeVisible()
    await expect(canvas.getByText(/^не\sуказано$/)).toBeVisible()
  },
}
export const NoMarket: Story = {
  name: 'Рынок не подключен, дома нет в данных',
  parameters: market(
    replies(adverts.listAdvertsOfObject, {
      adverts_list: [],
      unique: 0,
      info: { ...figures, total: 0, known_on: null, object_types: [] },
      prices: [],
      duplicates: [],
    }),
    refuses(advertsData.getReformaInfo, 'house/not-found'),
    refuses(advertsData.getAveragePrice, 'house/not-found'),
    refuses(advertsData.listPriceChange, 'house/not-found'),
    refuses(advertsData.listIdsByAddress, 'house/not-found'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/площадки еще не\sопрашивали/)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: /^Этого дома нет/ })).toBeVisible()
  },
}
export const Phone: Story = { ...Confirmed, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Cancelled: Story = { name: 'Снят с учета', parameters: open(CANCELLED_FLAT) }
export const Unconfirmed: Story = {
  name: 'Номер не подтвержден: цены и заказа нет',
  parameters: open(UNCONFIRMED, '00:01:0001001:224'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/₽/)).toBeNull())
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
const UNKNOWN_NUMBER = '00:01:0001001:224'

export const Unknown: Story = {
  name: '[REG-09] Номера никто не знает: отдают оператору',
  parameters: inSituation({
    path: `/object/${UNKNOWN_NUMBER}/`,
    answers: [
      replies(objects.getObject, unknownNumber(UNCONFIRMED)),
      replies(objects.getObjectFull, unknownNumber(UNCONFIRMED)),
      replies(numberWaits.ask, { sent: true, answer_by: '2026-11-23T15:00:00.000Z' }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Этого номера мы пока не знаем')).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Кого спросили о номере' })).toBeVisible()
    await expect(canvas.getByText('Не ответил')).toBeVisible()
    await expect(canvas.queryByText(/₽/)).toBeNull()
    await userEvent.type(canvas.getByLabelText('Почта'), 'marina@example.ru{Enter}')
    await expect(await canvas.findByText(/^Письмо ушло на marina@example.ru/)).toBeVisible()
  },
}
export const Answered: Story = {
  name: '[REG-09] Ссылка письма: подтверждает и удаляет',
  parameters: inSituation({
    path: `/object/${UNKNOWN_NUMBER}/?wait=number_token`,
    answers: [
      replies(objects.getObject, unknownNumber(UNCONFIRMED)),
      replies(objects.getObjectFull, unknownNumber(UNCONFIRMED)),
      replies(numberWaits.confirm, { keys: [UNKNOWN_NUMBER], answer_by: '2026-11-23T15:00:00.000Z' }),
      replies(numberWaits.remove, { removed: 1 }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Почта подтверждена')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить запрос' }))
    await expect(await canvas.findByText('Запрос удален')).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружается',
  parameters: inSituation({ path: `/object/${OBJECT_NUMBER}/`, answers: [waits(objects.getObject)] }),
}
export const Refused: Story = {
  name: 'Сведения не пришли',
  parameters: inSituation({
    path: `/object/${OBJECT_NUMBER}/`,
    answers: [refuses(objects.getObject, 'object/not-found')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Сведения не пришли' })).toBeVisible()
  },
}
