import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { input } from './field.css.ts'
import { ErrorPlace, FieldError, FieldShell } from './field.tsx'

const meta = {
  title: 'Поля/Оболочка',
  component: FieldShell,
  parameters: {
    guide: {
      about: 'Название, подсказка до поля и ошибка после него.',
      use: 'Основа нового поля: подпись, подсказка до него, ошибка после; ошибку слышно сразу.',
      avoid: 'Готовые поля уже в ней; на странице берите их.',
    },
  },
  args: {
    label: 'Электронная почта',
    children: (control) => <input {...control} className={input} defaultValue="marina@" />,
  },
} satisfies Meta<typeof FieldShell>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Подпись, подсказка, ошибка',
  args: { hint: 'Сюда придет отчет', error: 'Некорректный email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Электронная почта')).toHaveAccessibleDescription(
      'Сюда придет отчет Некорректный email',
    )
  },
}
export const Optional: Story = {
  name: 'Необязательное, со счетчиком',
  args: { optional: true, note: '7 из 100' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Электронная почта, необязательно')).toHaveAccessibleDescription(
      /^7 из\s100$/,
    )
  },
}
export const Long: Story = {
  name: 'Длинные слова, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Почта, на которую прислать отчет и закрывающие документы',
    hint: 'Если почту ведет помощник, впишите его адрес: ссылка откроется без входа в кабинет',
    error: 'В адресе нет части после «@»: проверьте, не потерялась ли она при вставке',
    note: '7 из 100',
  },
}

function LateMessage() {
  const [error, setError] = useState<string>()
  return (
    <>
      <button type="button" onClick={() => setError('Выберите хотя бы один отчет')}>
        Проверить
      </button>
      <ErrorPlace id="late-message" error={error} />
    </>
  )
}
export const Messages: Story = {
  name: 'Сообщение вне поля: место для него есть заранее',
  render: () => <LateMessage />,
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('[aria-live="polite"]')
    await expect(place).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }))
    await expect(place).toHaveTextContent('Выберите хотя бы один отчет')
  },
}
export const Message: Story = {
  name: 'Само сообщение',
  render: () => <FieldError id="message">Поле слишком короткое</FieldError>,
}
