// Loaded before the product: when the launcher is gone, killed or crashed, nobody is left to stop the product.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
