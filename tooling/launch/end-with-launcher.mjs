// Loaded before the product: when the launcher is gone, killed or crashed, nothing else would stop the product.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
