import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { OwnerCheckForm } from './owner-check-form.tsx'

const meta = {
  title: 'Формы/Проверка собственника',
  component: OwnerCheckForm,
  parameters: {
    guide: {
      about: 'Собственник, данных которого ждет оплаченная проверка.',
      use: 'Собственник, которого ждет оплаченная проверка. Паспорт и ИНН по желанию.',
      avoid: 'При оформлении заказа возьмите «Собственника в заказе»; без объекта — «Проверку человека».',
    },
  },
  render: (args) => (
    <InColumn wide>
      <OwnerCheckForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), submitText: 'Отправить' },
} satisfies Meta<typeof OwnerCheckForm>

export default meta

type Story = StoryObj<typeof meta>

const owner = {
  lastName: 'Ладогин',
  firstName: 'Арсений',
  middleName: 'Петрович',
  birthDate: '1987-03-14',
  separated_name: true,
}

export const Empty: Story = {
  name: 'Пустая: отказы у полей',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(canvas.getByLabelText('Фамилия собственника')).toHaveFocus()
    await expect(canvas.getByLabelText('Дата рождения')).toHaveAccessibleDescription('Обязательное поле')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: 'Отдает собственника с паспортом',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Фамилия собственника'))
    await userEvent.paste('Ладогин Арсений Петрович')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.click(canvas.getByText(/^Добавить паспорт или/))
    await userEvent.type(canvas.getByLabelText(/^Паспорт/), '0000000123')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ownersData: [{ ...owner, passport: '0000000123' }] })
  },
}
export const WithReason: Story = {
  name: 'С причиной, если заказ ее не назвал',
  args: { asksReason: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Фамилия собственника'))
    await userEvent.paste('Ладогин Арсений Петрович')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: /^Покупаю или\sпродаю/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ownersData: [owner],
      purpose: 'purchase',
      ground: 'contract',
    })
  },
}
export const Several: Story = {
  name: 'Собственников несколько: уходят вместе, и пока у одного ошибка, не уходит никто',
  args: { several: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Фамилия собственника'))
    await userEvent.paste('Ладогин Арсений Петрович')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить собственника' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const second = within(canvas.getByRole('group', { name: 'Собственник 2' }))
    await expect(second.getByLabelText('Имя')).toHaveAccessibleDescription('Обязательное поле')
    await userEvent.click(second.getByLabelText('Фамилия собственника'))
    await userEvent.paste('Ладогина Вера Петровна')
    await userEvent.type(second.getByLabelText('Дата рождения'), '02051990')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ownersData: [owner, expect.objectContaining({ lastName: 'Ладогина', birthDate: '1990-05-02' })],
    })
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Refused: Story = { name: 'Отказ сервера', args: { error: 'Заказ уже в другом состоянии' } }
export const Failed: Story = {
  name: 'Нет связи: введенное на месте',
  args: { onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Sends.play?.({ ...context, args: { ...context.args, onSubmit: context.args.onSubmit } })
    await expect(await context.canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(context.canvas.getByLabelText('Имя')).toHaveValue('Арсений')
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
