import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HeldField } from '../field/held-field.tsx'
import { Textarea } from './textarea.tsx'

const meta = {
  title: 'Поля/Текст в несколько строк',
  component: Textarea,
  parameters: {
    guide: {
      use: 'Отзыв, сообщение, причина: больше одной фразы. Если длина ограничена, счетчик покажет остаток.',
      avoid: 'Для одной строки возьмите «Текст», для адреса\u00a0— «Подсказки адресов».',
    },
  },
  render: (args) => <HeldField field={Textarea} args={args} />,
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
  name: 'Счетчик: остаток слышен у\u00a0края',
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
  name: 'Ошибка вместе со\u00a0счетчиком',
  args: {
    value: 'Коротко',
    maxLength: 500,
    error: 'Поле слишком короткое',
    hint: 'Что понравилось и\u00a0что нет',
  },
}
export const Disabled: Story = { name: 'Недоступно', args: { value: 'Отправляется', disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Расскажите, что в\u00a0отчете не\u00a0совпало с\u00a0документами продавца',
    optional: true,
    maxLength: 200,
    value:
      'В\u00a0выписке площадь 54,3\u00a0м², в\u00a0договоре 56,1\u00a0м². Продавец говорит, что лоджию присоединили, но\u00a0в\u00a0плане ее\u00a0нет, и\u00a0отметки о\u00a0перепланировке тоже нет. Можно ли\u00a0узнать, когда сведения обновляли последний раз?',
  },
}
