import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Части/Портрет',
  component: Avatar,
  parameters: {
    guide: {
      use: 'Автор статьи, отзыв, меню пользователя: где людей несколько и их различают взглядом.',
      avoid: 'В отчете о человеке лица не показываем: имя пишем словами, крупно, в «Клетках анкеты».',
    },
  },
  args: { name: 'Ладогин Арсений Петрович' },
} satisfies Meta<typeof Avatar>

export default meta

type Story = StoryObj<typeof meta>

/** A drawing of two tones, made here so that no file has to be fetched. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#cfd9e6" d="M0 0h40v40H0z"/><path fill="#44546a" d="M13 15a7 7 0 1 1 14 0 7 7 0 0 1-14 0zM6 40c0-9 6-14 14-14s14 5 14 14z"/></svg>',
)}`

export const Initials: Story = {
  name: 'Инициалы',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ладогин Арсений Петрович' })).toHaveTextContent('ЛА')
  },
}
export const Picture: Story = { name: 'Картинка', args: { src: picture } }
export const Broken: Story = {
  name: 'Картинка не пришла',
  args: { src: 'data:image/png;base64,AA==' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ЛА')).toBeVisible()
  },
}
export const Sizes: Story = {
  name: 'Три размера',
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Avatar {...args} size="s" />
      <Avatar {...args} />
      <Avatar {...args} size="l" />
    </div>
  ),
}
export const Beside: Story = {
  name: 'Рядом с именем',
  render: (args) => (
    <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar {...args} decorative />
      {args.name}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
export const Phone: Story = {
  name: 'Телефон: длинное имя портрет не сжимает',
  globals: { viewport: { value: 'phone' } },
  args: { name: 'Новообразцовский-Кленовый Константин Константинович, собственник половины дома', size: 'l' },
  render: Beside.render,
  play: async ({ canvas, args }) => {
    const { width, height } = canvas.getByText(args.name).firstElementChild!.getBoundingClientRect()
    await expect(width).toBe(height)
  },
}
