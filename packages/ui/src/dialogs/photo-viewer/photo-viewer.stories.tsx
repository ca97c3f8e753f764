import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { demoPhotos } from './demo-photos.ts'
import { PhotoViewer } from './photo-viewer.tsx'

const meta = {
  title: 'Диалоги/Просмотр фотографий',
  component: PhotoViewer,
  parameters: {
    behind: 'report',
    guide: {
      about: 'Фотографии по одной во все окно: стрелки, лента, увеличение.',
      use: 'Рассмотреть снимки из объявления или осмотра: по одному, на все окно, с увеличением и подписью.',
      avoid:
        'Открывайте через «Фотографии» отчета. Для плана участка берите «План», для документа — ссылку на файл.',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onClose: fn(),
    onIndex: fn(),
    title: 'Автомобиль, объявление 12.03.2025',
    photos: demoPhotos(12),
    index: 2,
  },
} satisfies Meta<typeof PhotoViewer>

export default meta

type Story = StoryObj<typeof meta>

function Live(args: React.ComponentProps<typeof PhotoViewer>) {
  const [index, setIndex] = useState(args.index)
  return <PhotoViewer {...args} index={index} onIndex={setIndex} />
}
const counter = () => screen.getByText(/^\d+ из\s\d+$/)

export const Mouse: Story = {
  name: 'Мышью: дальше, назад, из ленты',
  render: (args) => <Live {...args} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Автомобиль, объявление 12.03.2025' })
    await expect(counter()).toHaveTextContent('3 из 12')
    await userEvent.click(screen.getByRole('button', { name: 'Следующая фотография' }))
    await expect(counter()).toHaveTextContent('4 из 12')
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущая фотография' }))
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущая фотография' }))
    await expect(counter()).toHaveTextContent('2 из 12')
    const twelfth = screen.getByRole('button', { name: /^Фотография 12:/ })
    await userEvent.click(twelfth)
    await expect(twelfth).toHaveAttribute('aria-current', 'true')
    await expect(await screen.findByRole('img', { name: /ракурс 12/ })).toBeInTheDocument()
  },
}
export const Keyboard: Story = {
  name: 'Клавиатурой: стрелки, Home, End, увеличение, Escape',
  render: (args) => <Live {...args} />,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(counter()).toHaveTextContent('5 из 12')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(counter()).toHaveTextContent('12 из 12')
    await userEvent.keyboard('{ArrowRight}{End}{ArrowLeft}')
    await expect(counter()).toHaveTextContent('11 из 12')
    await userEvent.keyboard('+')
    const stage = screen.getByRole('group', { name: /Увеличенная/ })
    await waitFor(() => expect(stage.scrollWidth).toBeGreaterThan(stage.clientWidth))
    stage.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(counter()).toHaveTextContent('11 из 12')
    await userEvent.keyboard('-')
    await expect(screen.queryByRole('group', { name: /Увеличенная/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Swipe: Story = {
  name: 'Пальцем: смахнуть влево и вправо',
  render: (args) => <Live {...args} />,
  play: async () => {
    const photo = await screen.findByRole('img', { name: /ракурс 3/ })
    const drag = async (target: Element, from: number, to: number, toY = 300) => {
      const common = { pointerType: 'touch', pointerId: 7, isPrimary: true }
      await fireEvent.pointerDown(target, { ...common, clientX: from, clientY: 300 })
      await fireEvent.pointerMove(target, { ...common, clientX: to, clientY: toY })
      await fireEvent.pointerUp(target, { ...common, clientX: to, clientY: toY })
    }
    await drag(photo, 300, 120)
    await waitFor(() => expect(counter()).toHaveTextContent('4 из 12'))
    await drag(await screen.findByRole('img', { name: /ракурс 4/ }), 100, 280)
    await waitFor(() => expect(counter()).toHaveTextContent('3 из 12'))
    await drag(await screen.findByRole('img', { name: /ракурс 3/ }), 300, 250, 700)
    await expect(counter()).toHaveTextContent('3 из 12')
  },
}
export const Zoomed: Story = {
  name: 'Увеличение сбрасывается у следующей',
  render: (args) => <Live {...args} />,
  play: async () => {
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить' }))
    await expect(screen.getByRole('button', { name: 'Уменьшить' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Следующая фотография' }))
    await expect(screen.getByRole('button', { name: 'Увеличить' })).toBeInTheDocument()
  },
}
export const Single: Story = {
  name: 'Одна фотография: листать нечего',
  args: { photos: demoPhotos(1), index: 0 },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Следующая фотография' })).toBeNull()
    await expect(screen.queryByRole('list')).toBeNull()
  },
}
export const Broken: Story = {
  name: 'Не загрузилась',
  args: { photos: [{ src: 'data:image/png;base64,AA==', alt: 'Передний бампер' }], index: 0 },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Фотография не загрузилась')
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
