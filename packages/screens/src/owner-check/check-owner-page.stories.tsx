import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { cartAtom } from '../checkout/state.ts'
import { store } from '../start/store.ts'
import { inSituation, pageStories } from '../stories/page-story.tsx'
import * as page from './check-owner-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Проверка собственника',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    situation: { path: '/check-owner/', servesAll: true },
    guide: {
      use: 'Собственник и\u00a0его объект, когда объект еще не\u00a0выбран.',
      avoid: 'На\u00a0странице объекта собственника проверяют вместе с\u00a0выписками.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая: отказы у\u00a0полей',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(canvas.getByLabelText('Кадастровый номер объекта')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Кадастровый номер объекта'), '00:14')
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(canvas.getByText(/^Номер выглядит так/)).toBeVisible()
  },
}
export const Sends: Story = {
  name: '[ROUTE-013] Ведет к\u00a0заказу с\u00a0тем, что введено',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Кадастровый номер объекта'), '00:14:0203005:1047')
    await userEvent.click(canvas.getByLabelText('Фамилия собственника'))
    await userEvent.paste('Ладогин Арсений Петрович')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.click(canvas.getByRole('radio', { name: /^Покупаю или продаю/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(store.get(cartAtom)).toMatchObject({
      objectKey: '00:14:0203005:1047',
      owners: [{ lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }],
    })
  },
}
export const NotForSale: Story = {
  name: 'Не\u00a0продается на\u00a0этом сайте',
  parameters: inSituation({ path: '/check-owner/', servesAll: true, facts: { prices: {} } as never }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сейчас этой проверки нет в продаже')).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
