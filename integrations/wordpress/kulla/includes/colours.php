<?php
/** Passes the colours in the theme's theme.json to Kulla's variables. */

defined( 'ABSPATH' ) || exit;

/** The value of a style attribute; "" for the project's own colours, or if the theme defines none. */
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
	$colours = array_filter( array_map( 'kulla_read_colour', $named ) );
	// Links and selected states use the accent too: a bright button colour would be unreadable on the page's background.
	if ( ! kulla_can_be_read( $colours['accent'] ?? '', $colours['paper'] ?? '#ffffff' ) ) unset( $colours['accent'], $colours['on-accent'] );
	$style = '';
	foreach ( $colours as $name => $colour ) $style .= "--kulla-$name:$colour;";
	return $style;
}

/** Whether text in one colour on the other has a contrast of 4.5:1; false if the value of either colour is unknown. */
function kulla_can_be_read( string $text, string $paper ): bool {
	[ $first, $second ] = [ kulla_luminance( $text ), kulla_luminance( $paper ) ];
	return $first !== null && $second !== null && ( max( $first, $second ) + 0.05 ) / ( min( $first, $second ) + 0.05 ) >= 4.5;
}

/** WCAG relative luminance of a hexadecimal colour or a colour of the theme's palette; `null` for any other. */
function kulla_luminance( string $colour ): ?float {
	if ( preg_match( '/^var\(--wp--preset--color--([\w-]+)\)$/D', $colour, $preset ) )
		foreach ( wp_get_global_settings( [ 'color', 'palette' ] ) as $palette )
			foreach ( is_array( $palette ) ? $palette : [] as $each )
				if ( ( $each['slug'] ?? '' ) === $preset[1] ) $colour = (string) $each['color'];
	$digits = ltrim( $colour, '#' );
	if ( preg_match( '/^[0-9a-f]{3}$/iD', $digits ) ) $digits = preg_replace( '/./', '$0$0', $digits );
	if ( ! preg_match( '/^[0-9a-f]{6}$/iD', $digits ) ) return null;
	$linear = array_map( fn( $value ) => $value <= 0.04045 ? $value / 12.92 : ( ( $value + 0.055 ) / 1.055 ) ** 2.4, array_map( fn( $pair ) => hexdec( $pair ) / 255, str_split( $digits, 2 ) ) );
	return 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2];
}

/** A colour in CSS notation: theme.json may also contain `var:preset|color|primary`. "" for anything but a single colour. */
function kulla_read_colour( $value ): string {
	if ( ! is_string( $value ) ) return '';
	$value = preg_replace( '/^var:preset\|color\|([\w-]+)$/', 'var(--wp--preset--color--$1)', $value );
	return preg_match( '/^(#[0-9a-f]{3,8}|var\(--wp--[\w-]+\)|(rgb|hsl)a?\([\d\s.,%\/]+\))$/iD', $value ) ? $value : '';
}
