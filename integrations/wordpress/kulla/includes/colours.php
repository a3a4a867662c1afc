<?php
/** The theme's colours, as its theme.json names them, for Kulla's variables. */

defined( 'ABSPATH' ) || exit;

/** A style attribute's value; "" for the project's own colours, or where the theme names none. */
function kulla_colour_style(): string {
	if ( kulla_setting( 'colours' ) !== 'theme' ) return '';
	$styles = wp_get_global_styles();
	$button = $styles['elements']['button']['color'] ?? [];
	$named  = [
		'accent'    => $button['background'] ?? null,
		'on-accent' => $button['text'] ?? null,
		'paper'     => $styles['color']['background'] ?? null,
		'ink'       => $styles['color']['text'] ?? null,
	];
	$style = '';
	foreach ( $named as $name => $value ) {
		$colour = kulla_read_colour( $value );
		if ( $colour !== '' ) $style .= "--kulla-$name:$colour;";
	}
	return $style;
}

/** A colour as CSS writes it: theme.json also says `var:preset|color|primary`. "" for what is no plain colour. */
function kulla_read_colour( $value ): string {
	if ( ! is_string( $value ) ) return '';
	$value = preg_replace( '/^var:preset\|color\|([\w-]+)$/', 'var(--wp--preset--color--$1)', $value );
	return preg_match( '/^(#[0-9a-f]{3,8}|var\(--wp--[\w-]+\)|(rgb|hsl)a?\([\d\s.,%\/]+\))$/iD', $value ) ? $value : '';
}
