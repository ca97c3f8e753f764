import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { PersonCheckForm } from './person-check-form.tsx'

const meta = {
  title: 'Формы/Проверка человека',
  component: PersonCheckForm,
  globals: { brand: 'fiz' },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <PersonCheckForm {...args} />
    </div>
  ),
  args: {
    onSubmit: fn(),
    submitText: 'Проверить за\u00a099\u00a0₽',
    consentLink: <Link href="#pd">согласие на обработку персональных данных</Link>,
  },
} satisfies Meta<typeof PersonCheckForm>

export default meta

type Story = StoryObj<typeof meta>

export const Sends: Story = {
  name: 'Цель и основание обязательны',
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: /^Проверить/ })
    await userEvent.type(canvas.getByLabelText('Фамилия'), 'Ладогин')
    await userEvent.type(canvas.getByLabelText('Имя'), 'Арсений')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.type(canvas.getByLabelText(/Паспорт/), '0000000123')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(submit)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.selectOptions(canvas.getByLabelText('Зачем проверяете'), 'rent')
    await userEvent.selectOptions(canvas.getByLabelText('Основание'), 'contract')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lastName: 'Ладогин',
      firstName: 'Арсений',
      birthDate: '1987-03-14',
      passport: '0000000123',
      purpose: 'rent',
      ground: 'contract',
    })
  },
}
export const Empty: Story = { name: 'Пустая' }
export const Short: Story = { name: 'Без паспорта', args: { withoutPassport: true } }
