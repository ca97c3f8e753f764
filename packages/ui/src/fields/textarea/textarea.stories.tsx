import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { Textarea } from './textarea.tsx'

const meta = {
  title: 'Поля/Текст в несколько строк',
  component: Textarea,
  parameters: {
    guide: {
      about: 'Несколько строк текста; если длина ограничена, есть счетчик.',
      use: 'Отзыв, сообщение, причина: больше одной фразы. Если длина ограничена, счетчик покажет остаток.',
      avoid: 'Для одной строки возьмите «Текст», для адреса — «Подсказки адресов».',
    },
  },
  render: fieldStories(Textarea).render,
  args: { label: 'Сообщение', name: 'textarea', value: '', onChange: fn() },
} satisfies Meta<typeof Textarea>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычное',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'а')
    await expect(args.onChange).toHaveBeenLastCalledWith('а')
  },
}
export const Counted: Story = {
  name: 'Счетчик: остаток слышен у края',
  args: { maxLength: 30, value: 'Отчет пришел ' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAccessibleDescription(/13 из 30/)
    await userEvent.type(input, 'быстро.')
    await expect(canvas.getByRole('status')).toHaveTextContent('Осталось 10 знаков')
    await userEvent.type(input, ' Спасибо вам!')
    await expect(canvas.getByRole('status')).toHaveTextContent('Лишние 3 знака')
    await expect(input).toHaveValue('Отчет пришел быстро. Спасибо вам!')
  },
}
export const Invalid: Story = {
  name: 'Ошибка вместе со счетчиком',
  args: {
    value: 'Коротко',
    maxLength: 500,
    error: 'Поле слишком короткое',
    hint: 'Что понравилось и что нет',
  },
}
export const Disabled: Story = { name: 'Недоступно', args: { value: 'Отправляется', disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Расскажите, что в отчете не совпало с документами продавца',
    optional: true,
    maxLength: 200,
    value:
      'В выписке площадь 54,3 м², в договоре 56,1 м². Продавец говорит, что лоджию присоединили, но в плане ее нет, и отметки о перепланировке тоже нет. Можно ли узнать, когда сведения обновляли последний раз?',
  },
}
