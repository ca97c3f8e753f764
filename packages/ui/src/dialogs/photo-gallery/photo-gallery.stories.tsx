import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { demoPhotos } from '../photo-viewer/demo-photos.ts'
import { PhotoGallery } from './photo-gallery.tsx'

const meta = {
  title: 'Отчет/Фотографии',
  component: PhotoGallery,
  parameters: {
    guide: {
      about: 'Маленькие фотографии на странице; нажатие открывает просмотр.',
      use: 'Снимки как сведение отчета: автомобиль, объект, объявление. Нажатие открывает «Просмотр фотографий».',
      avoid: 'Для украшения страницы: снимков, которые ничего не доказывают, в отчете нет.',
    },
  },
  args: { title: 'Автомобиль, объявление 12.03.2025', photos: demoPhotos(12) },
} satisfies Meta<typeof PhotoGallery>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Ряд снимков на странице' }
export const Opens: Story = {
  name: '[UI-044] Нажатие открывает просмотр: мышью и клавиатурой',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: 'Автомобиль, ракурс 2' })
    await userEvent.click(second)
    const dialog = await screen.findByRole('dialog', { name: 'Автомобиль, объявление 12.03.2025' })
    const shown = within(dialog)
    await shown.findByText('2 из 12')
    await userEvent.click(screen.getByRole('button', { name: 'Следующая фотография' }))
    await shown.findByText('3 из 12')
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущая фотография' }))
    await shown.findByText('2 из 12')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await within(screen.getByRole('dialog')).findByText('3 из 12')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Few: Story = {
  name: 'Три снимка: все на месте',
  args: { photos: demoPhotos(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await expect(canvas.queryByText(/еще/)).toBeNull()
  },
}
export const Phone: Story = { name: 'Телефон: по три в ряд', globals: { viewport: { value: 'phone' } } }
