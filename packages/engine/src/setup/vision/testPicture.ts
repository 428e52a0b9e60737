import type { ActInput } from '@tagmason/domain'

/** A white picture with one blue button: what a model is asked about to see whether it answers. */
export const testPicture: ActInput<'screenshots.compare'> = {
  type: 'image/png',
  width: 160,
  height: 80,
  picture:
    'iVBORw0KGgoAAAANSUhEUgAAAKAAAABQCAIAAAARP+ljAAAArElEQVR42u3RQQ0AIAwEwfqrBHxjhyog6ROa2ZyCmzgaXbgAsAALsAALsAALMGABFmABFmABFmDAAizAAizAAizAAgxYgG/l2tYcYMCAAQMGDBgwYMCAARtgwIABAwYMGDBgwIABG2DAgAEDBgwYMGDAgAEbYAMMGDBgwIABAwYMGDBgmwGsFwIMWIAFWIAFWIAFGLAAC7AAC7AACzBgARZgARZgARZgAQas3ytrH9H2cw/LOwAAAABJRU5ErkJggg==',
}
