import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { ReportCodeField } from './report-code-field.tsx'

const story = fieldStories(ReportCodeField)

const meta = {
  title: 'Поля/Код отчета',
  component: ReportCodeField,
  parameters: {
    guide: {
      about: 'Короткий код отчета в клетках, две группы по пять; код можно вставить целиком.',
      use: 'Короткий код из угла отчета, десять знаков: его набирают с бумаги и диктуют.',
      avoid: 'Для кода из сообщения возьмите «Одноразовый код»: телефон подставит его сам.',
    },
  },
  render: story.render,
  args: {
    label: 'Короткий код из угла страницы',
    name: 'report-code',
    value: '',
    read: (text) => text.toUpperCase().replaceAll(/[\s-]/g, ''),
    onChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof ReportCodeField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое' }
export const Typed: Story = {
  name: 'Набран: готово с последним знаком',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Короткий код из угла страницы' })
    await userEvent.type(input, '7k4m9 2qxa')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('m')
    await expect(input).toHaveValue('7K4M9-2QXAM')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('7K4M92QXAM')
    // One key too many changes nothing.
    await userEvent.keyboard('2')
    await expect(input).toHaveValue('7K4M9-2QXAM')
  },
}
export const Pasted: Story = {
  name: 'Вставлен',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste(' 7k4m9-2qxam ')
    await expect(input).toHaveValue('7K4M9-2QXAM')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('7K4M92QXAM')
  },
}
export const Refused: Story = {
  name: 'Контрольный знак не сошелся',
  args: { value: '7K4M9-2QXAN', error: 'Код набран с ошибкой: последний знак не сходится' },
}
export const Phone: Story = {
  name: 'Телефон',
  args: { value: '7K4M9-2QXAM' },
  globals: { viewport: { value: 'phone' } },
}
