import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn } from '../form-shell/in-column.tsx'
import { MissingDataForm } from './missing-data-form.tsx'

const meta = {
  title: 'Формы/Недостающие данные',
  component: MissingDataForm,
  parameters: {
    guide: {
      use: 'В\u00a0отчете, где источнику не\u00a0хватило данных: спрашивает только то, чего нет, проверка бесплатна.',
      avoid: 'Чтобы исправить уже данное, нужна поддержка; для нового человека возьмите «Проверку человека».',
    },
  },
  render: (args) => (
    <InColumn>
      <MissingDataForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), missing: ['inn', 'passport'] },
} satisfies Meta<typeof MissingDataForm>

export default meta

type Story = StoryObj<typeof meta>

export const Sends: Story = {
  name: 'Хватает одного поля',
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Проверить бесплатно' })
    await userEvent.click(submit)
    await expect(canvas.getByText('Заполните хотя бы одно поле')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^Паспорт/), '0000000123')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledWith({ passport: '0000000123' })
  },
}
export const Wrong: Story = {
  name: 'Ошибка в\u00a0номере',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^ИНН/), '000000000000')
    await userEvent.type(canvas.getByLabelText(/^Паспорт/), '00 00')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить бесплатно' }))
    await expect(canvas.getByLabelText(/^Паспорт/)).toHaveAccessibleDescription(/10 цифр$/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const All: Story = {
  name: 'Все, что можно добавить',
  args: { missing: ['middleName', 'region', 'inn', 'passport'] },
}
export const Refused: Story = { name: 'Отказ сервера', args: { error: 'Эти данные в\u00a0отчете уже есть' } }
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
