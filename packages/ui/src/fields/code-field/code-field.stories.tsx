import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LinkButton } from '../../primitives/link/link.tsx'
import { fieldStories } from '../field/field-stories.tsx'
import { pastedCodes } from '../masked-input/pasted/code-pasted.ts'
import { expectPasted } from '../masked-input/story-keys.ts'
import { CodeField } from './code-field.tsx'

const story = fieldStories(CodeField)

const meta = {
  title: 'Поля/Одноразовый код',
  component: CodeField,
  parameters: {
    guide: {
      about: 'Одноразовый код в клетках; его можно вставить и поправить в любом месте.',
      use: 'Код из сообщения или письма, 4–6 цифр: телефон подставит его сам, вставить можно все сообщение.',
      avoid: 'Для пароля возьмите «Пароль», для купона — «Текст».',
    },
  },
  render: story.render,
  args: {
    label: 'Код из сообщения',
    name: 'code-field',
    value: '',
    length: 6,
    onChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof CodeField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустое, подстановка с телефона',
  args: {
    hint: 'Отправили на +7 (900) 000-00-01',
    resend: 'Отправить еще раз можно через 0:42',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Код из сообщения' })
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
  },
}
export const Typed: Story = {
  name: 'Набран: готово с последней цифрой',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '00421')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(input, '79')
    await expect(input).toHaveValue('004217')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('004217')
  },
}
export const Pasted: Story = {
  name: 'Вставлено сообщение целиком',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await userEvent.paste('Код 004217 действует 5 минут')
    await expect(input).toHaveValue('004217')
    await expect(args.onComplete).toHaveBeenCalledWith('004217')
    await expectPasted(input, pastedCodes, (shown) => shown)
  },
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: '004217' },
  play: story.edited([
    { at: 4, key: 'Backspace', shown: '004|17' },
    { key: '5', shown: '0045|17' },
    { at: 0, key: 'Delete', shown: '|04517' },
  ]),
}
export const Four: Story = {
  name: 'Четыре цифры, отправить еще раз',
  args: { length: 4, value: '00', resend: <LinkButton onClick={fn()}>Отправить код еще раз</LinkButton> },
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: '000000', error: 'Код не подошел. Осталось 3\u00a0попытки' },
}
export const Disabled: Story = { name: 'Проверяется', args: { value: '004217', disabled: true } }
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Код подтверждения телефона, на который придет отчет',
    value: '0042',
    resend: 'Если сообщение не пришло, отправить его еще раз можно через 0:42',
  },
}
