import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PersonBar } from './person-bar.tsx'

const meta = {
  title: 'Формы/Строка человека',
  component: PersonBar,
  parameters: {
    guide: {
      use: 'Главное действие страницы о\u00a0людях: имя, дата и\u00a0регион одной строкой.',
      avoid: 'Паспорт, цель и\u00a0основание спрашивает «Проверка человека»; объекты ищет «Поиск».',
    },
  },
  globals: { brand: 'fiz' },
  args: { onSubmit: fn() },
} satisfies Meta<typeof PersonBar>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'На главной',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }))
    await expect(canvas.getByLabelText('Фамилия, имя, отчество')).toBeInvalid()
    await userEvent.type(canvas.getByLabelText('Фамилия, имя, отчество'), 'Ладогин Арсений')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14.03.1987')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      fullName: 'Ладогин Арсений',
      birthDate: '1987-03-14',
      region: '',
    })
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Phone: Story = {
  name: 'Телефон',
  globals: { brand: 'fiz', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }))
    await expect(canvas.getByLabelText('Дата рождения')).toBeInvalid()
  },
}
