import { products, wholesale } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { clearList } from '../../search/list/list-store.ts'
import * as page from './wholesale-page.tsx'

const FLAT = {
  Number: '00:14:0203005:1047',
  Address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
  Area: '54,3',
  ObjectType: 'Помещение',
  TypeOKC: 'Квартира',
  Status: 'Актуально',
}
const NOTHING = { object: null, corrected: false, choices: [], count: 0, fault: null, repeats: null }

const meta = {
  ...pageStories(page),
  title: 'Экраны/Оптовый заказ',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Один отчет сразу о многих объектах: список, ответ на каждую строку, сумма.',
      avoid: 'Один объект заказывают на его странице.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const situation = (...answers: readonly ReturnType<typeof refuses>[]) =>
  inSituation({ path: '/wholesale/', servesAll: true, answers, before: clearList })

async function paste(canvas: { getByLabelText: (label: string) => HTMLElement }, text: string) {
  await userEvent.click(canvas.getByLabelText('Номера и адреса'))
  await userEvent.paste(text)
}

export const Empty: Story = {
  name: 'Пустой',
  parameters: situation(replies(products.listProducts, [])),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Здесь появится список/)).toBeVisible()
  },
}
export const Phone: Story = { ...Empty, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Unanswered: Story = {
  name: 'Ответа на строки нет: список цел, можно повторить',
  parameters: situation(refuses(wholesale.checkList, 'server/unknown')),
  play: async ({ canvas }) => {
    await paste(canvas, `${FLAT.Number}\n=HYPERLINK("x")`)
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить список' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Без ответа строк: 2/)
    await expect(canvas.getByRole('button', { name: 'Проверить их еще раз' })).toBeVisible()
  },
}
export const Answered: Story = {
  name: 'Найден, повтор и формула',
  parameters: situation(
    replies(wholesale.checkList, [
      { ...NOTHING, kind: 'found', object: FLAT, count: 1 },
      { ...NOTHING, kind: 'found', object: FLAT, count: 1, repeats: 0 },
      { ...NOTHING, kind: 'formula' },
    ]),
  ),
  play: async ({ canvas }) => {
    await paste(canvas, `${FLAT.Number}\n${FLAT.Number}\n=HYPERLINK("x")`)
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить список' }))
    await expect((await canvas.findAllByText(/Повтор строки 1/))[0]).toBeVisible()
  },
}
export const NotChecked: Story = {
  name: 'Не проверено: службы не спрошены или не знают',
  parameters: situation(
    replies(wholesale.checkList, [
      { ...NOTHING, kind: 'not-checked', not_checked: 'not-asked' },
      { ...NOTHING, kind: 'not-checked', not_checked: 'not-known' },
      { ...NOTHING, kind: 'not-checked', not_checked: 'not-connected' },
    ]),
  ),
  play: async ({ canvas }) => {
    await paste(canvas, '50:01:0010101:77\n50:01:0010101:78\n50:01:0010101:79')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить список' }))
    const links = await canvas.findAllByRole('link', { name: 'Проверим и напишем' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/object/50:01:0010101:77/',
      '/object/50:01:0010101:78/',
    ])
    await expect(canvas.getByText('Реестр не подключен')).toBeVisible()
  },
}
export const Aside: Story = {
  name: 'Не все из строки нужно, и похожий номер',
  parameters: situation(
    replies(wholesale.checkList, [
      { ...NOTHING, kind: 'found', object: FLAT, count: 1 },
      { ...NOTHING, kind: 'several', choices: [FLAT], count: 1 },
    ]),
  ),
  play: async ({ canvas }) => {
    await paste(canvas, `Кадастровый номер\tВладелец\n${FLAT.Number}\tЛадогин\n0:14:203005:1047\t`)
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить список' }))
    await expect(await canvas.findByText('Не использовано: Владелец: Ладогин')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Да, это он' }))
    await expect((await canvas.findAllByText(/Повтор строки 2/))[0]).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Цены загружаются',
  parameters: situation(waits(products.listProducts)),
}
export const Refused: Story = {
  name: 'Цены не пришли',
  parameters: situation(refuses(products.listProducts, 'server/unknown')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Цены не пришли')).toBeVisible()
    await expect(canvas.getByLabelText('Номера и адреса')).toBeVisible()
  },
}
