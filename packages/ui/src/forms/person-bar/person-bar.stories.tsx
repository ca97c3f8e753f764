import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { filledWith } from '../form-shell/filled-with.tsx'
import { noAnswer, noNetwork } from '../form-shell/in-column.tsx'
import { PersonBar } from './person-bar.tsx'

const meta = {
  title: 'Формы/Строка человека',
  component: PersonBar,
  parameters: {
    guide: {
      about: 'Поиск человека одной строкой: имя, дата рождения, регион, кнопка.',
      use: 'Главное действие страницы о людях: имя, дата и регион одной строкой.',
      avoid: 'Паспорт, цель и основание спрашивает «Проверка человека»; объекты ищет «Поиск».',
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
const fill = async (canvas: { getByLabelText: (label: string) => HTMLElement }) => {
  await userEvent.type(canvas.getByLabelText('Фамилия, имя, отчество'), 'Ладогин Арсений')
  await userEvent.type(canvas.getByLabelText('Дата рождения'), '14.03.1987')
}
export const Summary: Story = {
  name: 'Обе ошибки под строкой ведут к своим полям',
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Фамилия, имя, отчество')
    const date = canvas.getByLabelText('Дата рождения')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }))
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('обязательное поле')
    await userEvent.click(canvas.getByRole('button', { name: 'Дата рождения' }))
    await expect(date).toHaveFocus()
    await userEvent.type(date, '31.02.1987')
    await expect(canvas.queryByRole('button', { name: 'Дата рождения' })).toBeNull()
    await userEvent.tab()
    await expect(date).toHaveAccessibleDescription('невалидная дата')
  },
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: { onSubmit: fn(noNetwork) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(await canvas.findByText(/сервер не.ответил/)).toBeVisible()
    await expect(canvas.getByLabelText('Фамилия, имя, отчество')).toHaveValue('Ладогин Арсений')
    await expect(canvas.getByLabelText('Дата рождения')).toHaveValue('14.03.1987')
  },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({ fullName: 'Ладогин Арсений Петрович', birthDate: '14.03.1987', region: 'Москва' }),
}
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { error: 'Проверок за сутки больше нет. Завтра можно продолжить' },
}
export const RefusedField: Story = {
  name: 'Сервер не принял поле',
  args: { refusals: { region: 'В этом регионе суды не отвечают' } },
  play: async ({ canvas }) => {
    const region = canvas.getByLabelText('Регион, если знаете')
    await waitFor(() => expect(region).toHaveFocus())
    await expect(region).toBeInvalid()
    await userEvent.selectOptions(region, 'Тверская область')
    await expect(region).toBeValid()
  },
}
export const Blocked: Story = {
  name: 'Отправить нельзя',
  args: { blocked: 'Проверка людей сегодня не работает: открытые реестры на обновлении' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Дата рождения')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Проверить' })).toBeDisabled()
    await expect(canvas.getByText(/реестры на.обновлении/)).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Ждет ответа: второй раз не отправить',
  args: { onSubmit: fn(noAnswer) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }))
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '{Enter}')
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { brand: 'fiz', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }))
    await expect(canvas.getByLabelText('Дата рождения')).toBeInvalid()
  },
}
