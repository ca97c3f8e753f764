import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { cartAtom } from '../../purchase/checkout/state.ts'
import { store } from '../../../runtime/state/store.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './check-owner-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Проверка собственника',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    situation: { path: '/check-owner/', servesAll: true },
    guide: {
      use: 'Собственник и его объект, когда объект еще не выбран.',
      avoid: 'На странице объекта собственника проверяют вместе с выписками.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая: отказы у полей',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(canvas.getByLabelText('Кадастровый номер объекта')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Кадастровый номер объекта'), '00:14')
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(canvas.getByText(/^Номер выглядит так/)).toBeVisible()
  },
}
export const Sends: Story = {
  name: '[ROUTE-013] Ведет к заказу с тем, что введено',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Кадастровый номер объекта'), '00:14:0203005:1047')
    await userEvent.click(canvas.getByLabelText('Фамилия собственника'))
    await userEvent.paste('Ладогин Арсений Петрович')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.click(canvas.getByRole('radio', { name: /^Покупаю или\sпродаю/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(store.get(cartAtom)).toMatchObject({
      objectKey: '00:14:0203005:1047',
      owners: [{ lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }],
    })
  },
}
export const NotForSale: Story = {
  name: 'Не продается на этом сайте',
  parameters: inSituation({ path: '/check-owner/', servesAll: true, facts: { prices: {} } as never }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сейчас этой проверки нет в продаже')).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
