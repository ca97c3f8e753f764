import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OrderSearchForm } from './order-search-form.tsx'

const meta = {
  title: 'Формы/Поиск по заказам',
  component: OrderSearchForm,
  parameters: {
    guide: {
      about: 'Поиск по заказам: номер, объект, адрес, имя и что заказано.',
      use: 'Список заказов: по номеру, объекту, адресу или имени, по отчету, месяцу и оплате.',
      avoid: 'Поиск объекта по адресу — «Поиск».',
    },
  },
  args: {
    values: {},
    options: {
      product: [{ value: 'EgrnObject', label: 'Выписка об объекте' }],
      month: [{ value: '2026-10', label: 'Октябрь 2026' }],
      payment: [{ value: 'card', label: 'Картой' }],
    },
    onChange: fn(),
  },
} satisfies Meta<typeof OrderSearchForm>

export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {
  name: 'Весь список',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Номер, объект, адрес или имя'), ' Кленовая {Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ search: 'Кленовая' })
    await userEvent.selectOptions(canvas.getByLabelText('Месяц'), 'Октябрь 2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ month: '2026-10' })
    await expect(canvas.queryByRole('link', { name: 'Сбросить' })).toBeNull()
  },
}
export const Narrowed: Story = {
  name: 'Сужен',
  args: { values: { search: '10 005', payment: 'card' }, resetHref: '?' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Сбросить' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Оплата'), 'Любая')
    await expect(args.onChange).toHaveBeenLastCalledWith({ search: '10 005', payment: undefined })
  },
}
export const TextAlone: Story = { name: 'Сводка заказов не пришла', args: { options: undefined } }
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
