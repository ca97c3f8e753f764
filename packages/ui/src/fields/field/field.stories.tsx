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
      use: 'Основа нового поля: подпись, подсказка до\u00a0него, ошибка после; ошибку слышно сразу.',
      avoid: 'Готовые поля уже в\u00a0ней; на\u00a0странице берите их.',
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
  name: 'Необязательное, со\u00a0счетчиком',
  args: { optional: true, note: '7 из\u00a0100' },
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
    label: 'Почта, на\u00a0которую прислать отчет и\u00a0закрывающие документы',
    hint: 'Если почту ведет помощник, впишите его адрес: ссылка откроется без\u00a0входа в\u00a0кабинет',
    error: 'В\u00a0адресе нет части после «@»: проверьте, не\u00a0потерялась\u00a0ли она при\u00a0вставке',
    note: '7 из\u00a0100',
  },
}

function LateMessage() {
  const [error, setError] = useState<string>()
  return (
    <>
      <button type="button" onClick={() => setError('Выберите хотя\u00a0бы один отчет')}>
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
