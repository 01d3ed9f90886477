// Mantine's reset and what its components share; Modal brings its own with its chunk.
import './tokens.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/global.css';
import './base.css';
