<?php
/** The block as visitors see it. */

defined( 'ABSPATH' ) || exit;

echo kulla_markup( kulla_read_names( $attributes ), get_block_wrapper_attributes() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped in kulla_markup.
